"""Holds the README against what it shows, or writes into it what it has to show.

A comment above a block of the README says what the block is:
  <!-- command: NAME -->       a command that .ci/run runs
  <!-- code: FILE -->          a file, without its first comment
  <!-- code: FILE#REGION -->   what stands in a file between "// MARK: REGION" and the next mark
  <!-- output: COMMAND -->     what a program of this package prints
  <!-- by hand -->             none of these
A block of Swift has to have one.

Usage: check-readme.py --command NAME
       check-readme.py --check FOLDER-OF-PROGRAMS
       check-readme.py --write FOLDER-OF-PROGRAMS
"""

import pathlib
import re
import subprocess
import sys

README = pathlib.Path("README.md")
BLOCK = re.compile(
    r"^(?P<head>(?:<!-- (?P<mark>[^\n]+) -->\n)?```(?P<language>\w+)\n)(?P<text>.*?)\n```$", re.MULTILINE | re.DOTALL
)


def mark_of(block):
    """The kind of a block, and what it shows."""
    kind, _, argument = (block["mark"] or "").partition(": ")
    return kind, argument


def code(place):
    """What stands in a file, or in a region of it."""
    name, _, region = place.partition("#")
    lines = pathlib.Path(name).read_text(encoding="utf-8").splitlines()
    if region:
        begin = lines.index(f"// MARK: {region}") + 1
        length = next((n for n, line in enumerate(lines[begin:]) if line.startswith("// MARK: ")), None)
        lines = lines[begin:] if length is None else lines[begin : begin + length]
    else:
        lines = [line for line in lines if not line.startswith("//!")]
    return "\n".join(lines).strip("\n")


def output(programs, command):
    """What a program prints."""
    program, *arguments = command.split()
    call = [pathlib.Path(programs, program), *arguments]
    return subprocess.run(call, capture_output=True, encoding="utf-8", check=True).stdout.strip("\n")


def expected_text(block, programs):
    """What a block has to show, or None if it shows nothing of this package."""
    kind, argument = mark_of(block)
    if kind == "code":
        return code(argument)
    return output(programs, argument) if kind == "output" else None


def print_command(name):
    blocks = BLOCK.finditer(README.read_text(encoding="utf-8"))
    commands = [block["text"] for block in blocks if mark_of(block) == ("command", name)]
    if len(commands) != 1:
        print(f"README.md: {len(commands)} commands are marked {name}", file=sys.stderr)
        return 1
    print(commands[0])
    return 0


def check(programs):
    checked, faults = 0, 0
    for block in BLOCK.finditer(README.read_text(encoding="utf-8")):
        expected = expected_text(block, programs)
        if expected is not None:
            checked += 1
            if block["text"] != expected:
                faults += 1
                print(f"README.md: the block marked {block['mark']} should be:\n{expected}")
        elif block["language"] == "swift" and mark_of(block)[0] != "by hand":
            faults += 1
            print(f"README.md: a block of Swift without a mark:\n{block['text']}")
    print(f"README.md: {checked} blocks held against what they show, {faults} faults")
    return 1 if faults or not checked else 0


def write(programs):
    def rewritten(block):
        expected = expected_text(block, programs)
        return block[0] if expected is None else f"{block['head']}{expected}\n```"

    text = README.read_text(encoding="utf-8")
    README.write_text(BLOCK.sub(rewritten, text), encoding="utf-8")
    return check(programs)


if __name__ == "__main__":
    option, value = sys.argv[1:]
    sys.exit({"--command": print_command, "--check": check, "--write": write}[option](value))
