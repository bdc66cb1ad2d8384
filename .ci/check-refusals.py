"""Holds that what the documentation says can't be written does not compile.

Usage: check-refusals.py MODULES, the folder with the built module SelectionKit.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ARTICLE = pathlib.Path("Sources/SelectionKit/SelectionKit.docc/WhatCannotBeWritten.md")
PROGRAM = """import SelectionKit
func check() throws {
  var group = try RadioGroup("Size", options: ["Small", "Large"])
  var contact = try CheckboxGroup("Contact", options: ["Email"])
  var option = SelectionOption(1, "Lucy")
  _ = (group, contact, option); group.selection = nil; contact.checked = []; option.label = ""
  %s
}
"""


def errors(line, modules):
    """The compiler's errors about a program with a line in it."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "program.swift")
        source.write_text(PROGRAM % line)
        result = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, str(source)], capture_output=True, text=True
        )
    found = [text.split(" error: ", 1)[1] for text in result.stderr.splitlines() if " error: " in text]
    return found or (["the compiler failed without an error"] if result.returncode else [])


def main():
    (modules,) = sys.argv[1:]
    # Without this, a module that is not found would refuse every line.
    if errors("", modules):
        sys.exit(f"the program does not compile without any of the lines: {errors('', modules)[0]}")
    rows = re.findall(r"^\| (M\d+) \| [^|]* \| `(.*?)` \|", ARTICLE.read_text(), re.MULTILINE)
    if not rows:
        sys.exit(f"{ARTICLE} has no lines to try")
    faults = 0
    for name, line in rows:
        refusal = errors(line, modules)
        faults += not refusal
        print(f"{'ok' if refusal else 'COMPILES'}: {name}: {line}" + (f"\n  {refusal[0]}" if refusal else ""))
    print(f"{len(rows)} lines, {faults} that compile")
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
