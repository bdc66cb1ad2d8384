"""Looks in every file of the checkout for what doesn't belong there.

No path of somebody's machine, no reference to what is not in the repository, no note of work undone, and no address
on the web but of standards and of the platforms' documentation.

Usage: check-texts.py [FOLDER]
"""

import pathlib
import re
import sys

WELCOME_HOSTS = {
    "developer.apple.com",
    "docs.github.com",
    "docs.gitlab.com",
    "docs.oasis-open.org",
    "json-schema.org",
    "keepachangelog.com",
    "semver.org",
    "www.swift.org",
    "www.w3.org",
}

UNTRACKED = {".git", ".build", ".swiftpm", "__pycache__"}

UNWELCOME = {
    "path of a machine": r"(?<![\w.-])/(home|root|Users|work|opt|private|var/folders)/\w",
    "outside of the repository": r"\.\./shared|\bshared/(cases|dumps|specs)\b|clauses\.tsv",
    "work undone": r"\b(TODO|FIXME|XXX)\b",
    "number of an issue": r"\b[Ii]ssue #?\d",
}


def faults(line):
    for kind, pattern in UNWELCOME.items():
        if match := re.search(pattern, line):
            yield f"{kind}: {match.group(0)}"
    for host in re.findall(r"https?://([\w.-]+)", line):
        if host not in WELCOME_HOSTS:
            yield f"address: {host}"


def main(folder="."):
    root = pathlib.Path(folder)
    count, files = 0, 0
    for file in sorted(root.rglob("*")):
        parts = file.relative_to(root).parts
        if not file.is_file() or not UNTRACKED.isdisjoint(parts):
            continue
        files += 1
        if parts == (".ci", "check-texts.py"):
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for fault in faults(line):
                print(f"{file}:{number}: {fault}")
                count += 1
    print(f"{files} files, {count} things that don't belong there")
    return 1 if count or not files else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
