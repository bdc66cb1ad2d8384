"""Runs the example as its reader would: what has to pass passes, and what has to fail says why.

The documentation quotes the example and what it prints. Its blocks of Swift have to stand in the example's tests, and
its blocks of text in what was printed; a line of "…" stands for lines that are left out.

Usage: check-examples.py SCRATCH, a folder to build into.
"""

import pathlib
import re
import subprocess
import sys

EXAMPLE = pathlib.Path("Examples/OrderForm")
ON_TESTS = pathlib.Path("Sources/SelectionKitRules/SelectionKitRules.docc/AssertingInTests.md")
ON_CI = pathlib.Path("Sources/SelectionKitGate/SelectionKitGate.docc/RunningInCI.md")

# The arguments, whether the call has to succeed, and what it has to print.
TESTS = [
    (
        ["test", "--filter", "^OrderFormTests[.]"],
        True,
        ["Executed 1 test, with 0 failures", "Test run with 2 tests in 1 suite passed"],
    ),
    (
        ["test", "--filter", "^OldOrderFormTests[.]"],
        False,
        [
            "Executed 1 test, with 1 failure",
            "Test run with 2 tests in 1 suite failed after",
            "radio group without a name at /\n  error group-has-label\n    found:     no label\n    expected:  a label",
            "radio option “Small” at /0\n  error radio-option-lacks-button-trait\n    found:     the button trait\n"
            "    expected:  no button trait",
            "checkbox “Milk” at /\n  error checkbox-value-states-state\n    found:     “Off”, as of a switch\n"
            "    expected:  “Checked”",
            "toggle button “Remove from Favourites” at /\n  error toggle-button-uses-one-state-signal\n"
            "    found:     the selected trait",
        ],
    ),
]
PLUGIN = [
    (["package", "audit-selection", "check", "Screens"], True, ["No findings;", "Passed:"]),
    (
        ["package", "audit-selection", "check", "Screens", "OldScreens"],
        False,
        [
            "radio option “Small” at /0/1/0 (recognised by its words)\n  error radio-option-lacks-button-trait\n"
            "    found:     the button trait\n    expected:  no button trait",
            "button without a name at /0/2\n  error control-has-name\n    found:     no name\n    expected:  a name",
            "Failed: 4 errors.",
            "error: selection-audit ended with exit code 1",
        ],
    ),
    (
        ["package", "audit-selection", "check", "Missing"],
        False,
        ["Missing: there is no such file", "error: selection-audit ended with exit code 2"],
    ),
    (["package", "audit-selection"], False, ["no command", "error: selection-audit ended with exit code 2"]),
    (["package", "audit-selection", "check", "--help"], True, ["Usage: selection-audit check"]),
]


def run(call, scratch):
    """Whether a call of swift succeeds in the example's folder, and what it prints."""
    tool, *arguments = call
    result = subprocess.run(
        ["swift", tool, "--scratch-path", scratch, *arguments],
        cwd=EXAMPLE, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
    )
    return result.returncode == 0, result.stdout


def run_all(calls, scratch):
    """What some calls print together, and what is wrong with it."""
    printed, faults = "", []
    for call, has_to_succeed, texts in calls:
        succeeded, output = run(call, scratch)
        wrong = [f"it does not print:\n{text}" for text in texts if text not in output]
        if succeeded != has_to_succeed:
            wrong.insert(0, "it succeeds" if succeeded else "it fails")
        print(f"{'WRONG' if wrong else 'ok'}: swift {' '.join(call)}")
        if wrong:
            print(output)
        faults += [f"swift {' '.join(call)}: {fault}" for fault in wrong]
        printed += output
    return printed, faults


def blocks(article, language):
    """The blocks of an article in a language."""
    return re.findall(rf"^```{language}\n(.*?)\n```$", article.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def stands_in(block, text):
    """Whether the parts of a block stand in a text, in their order."""
    position = 0
    for part in re.split(r"^ *…\n?", block, flags=re.MULTILINE):
        position = text.find(part.strip("\n"), position)
        if position < 0:
            return False
    return True


def misquotations(article, language, text):
    """The blocks of an article that a text doesn't have."""
    quoted = blocks(article, language)
    if not quoted:
        return [f"{article}: no block of {language}"]
    print(f"{article}: {len(quoted)} blocks of {language} held against what they quote")
    return [f"{article}: this is not so:\n{block}" for block in quoted if not stands_in(block, text)]


def tests():
    """The code of the tests, without the indentation of what stands in a type."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(EXAMPLE.glob("Tests/*/*.swift"))]
    return re.sub("^  ", "", "\n".join(texts), flags=re.MULTILINE)


def unknown_words(article, help_text):
    """The options and formats that an article gives the command and that the command doesn't have."""
    text = "\n".join(blocks(article, "yaml") + blocks(article, "sh"))
    on_one_line = re.sub(r" *\\?\n +(?=--)", " ", text)
    calls = " ".join(re.findall(r"(?:selection-audit|audit-selection) (check\s.*)", on_one_line))
    words = set(re.findall(r"(?<!\S)--[a-z-]+", calls)) | set(re.findall(r"--to ([a-z]+)", calls))
    return [f"{article}: the command has no {word}" for word in sorted(words) if word not in help_text]


def main(scratch):
    scratch = pathlib.Path(scratch).resolve()
    of_tests, faults = run_all(TESTS, scratch)
    of_plugin, more = run_all(PLUGIN, scratch)
    faults += more
    faults += misquotations(ON_TESTS, "swift", tests())
    faults += misquotations(ON_TESTS, "text", of_tests)
    faults += misquotations(ON_CI, "text", of_plugin)
    faults += unknown_words(ON_CI, run(["package", "audit-selection", "check", "--help"], scratch)[1])
    print(*faults, f"{len(faults)} faults", sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
