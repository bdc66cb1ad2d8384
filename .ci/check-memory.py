#!/usr/bin/env python3
"""Holds the memory that a check takes against its limit, on files made to be as dense and as wrong as is read.

    check-memory.py PROGRAM [--all]

Each file is written, checked and removed again; --all also tries the many and the large ones, and every output. The limit
is 64 MB and ten times the length of the files, whatever is in them.
"""
import itertools
import os
import pathlib
import shutil
import sys
import tempfile

MEGABYTE = 1024 * 1024
ROLES = [
    "radioOption", "nativeRadio", "checkable", "toggleButton", "switch", "tab", "segment", "picker", "menuItem",
    "button", "radioGroup", "checkboxGroup", "toolbar", "heading", "image",
]


def padded(text, length):
    """A text filled up with what a reader skips."""
    return text + " " * (length - len(text.encode()) - 1)


def elements(kinds, count, length):
    """So many elements of so many bytes each, of one kind after the other; a number in it makes each different."""
    return (padded(kinds[number % len(kinds)].replace("%", str(number)), length) for number in range(count))


def joined(pieces):
    """The pieces with commas between them."""
    for number, piece in enumerate(pieces):
        yield "," + piece if number else piece


def described(elements):
    """One screen in the format of this package."""
    yield '{"format":"selectionkit","version":1,"origin":"observed","roots":[{"role":"screen","children":['
    yield from joined(elements)
    yield "]}]}"


def nested(elements, depth=60):
    """The same with elements inside elements, so that the ways to them are long."""
    return described(columns(elements, depth))


def columns(elements, depth):
    """Elements inside elements, as deep as is said, one such column after the other."""
    while column := list(itertools.islice(elements, depth)):
        opened = (padded(element.rstrip()[:-1] + ',"children":[', len(element) - 1) for element in column[:-1])
        yield "".join(opened) + column[-1] + "]}" * (len(column) - 1)


def listed(elements):
    """A list, as some formats are."""
    yield "["
    yield from joined(elements)
    yield "]"


def marked_up(elements):
    """A page source."""
    yield '<AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A">'
    yield from elements
    yield "</XCUIElementTypeApplication></AppiumAUT>"


BARE = '{"role":"%s"}'
FEW = {
    "options, boxes and toggle buttons that say nothing": (
        described, [BARE % role for role in ("radioOption", "checkbox", "toggleButton")], 29_990, 40),
}
MORE = {
    **{
        f"boxes, and elements of the role {role}, that say nothing": (
            described, [BARE % "checkbox", BARE % role], 29_990, 40)
        for role in ROLES
    },
    "boxes with a wrong value": (described, ['{"role":"checkbox","value":"x"}'], 29_990, 40),
    "toggle buttons, each another": (described, ['{"role":"toggleButton","label":"%"}'], 29_990, 41),
    "options that are all right": (
        described, ['{"role":"radioOption","label":"Option","value":"Radio button, checked","traits":["selected"]}'],
        72_000, 100),
    "boxes, all wrong, each another": (
        described, ['{"role":"checkbox","label":"Checkbox %","value":"On, off","traits":["button","selected"]}'],
        72_000, 100),
    "toggle buttons, all wrong, each another": (
        described, ['{"role":"toggleButton","label":"ic_%_on","value":"Selected","traits":["toggle","notEnabled"]}'],
        72_000, 100),
    "options at half of both limits": (described, ['{"role":"radioOption","label":"o%"}'], 59_000, 51),
    "boxes by the hundred thousand": (
        described, ['{"role":"checkbox","label":"c%","traits":["selected"],"value":"On"}'], 300_000, 92),
    "groups inside groups": (nested, [BARE % "checkbox"] + [BARE % "radioGroup"] * 59, 24_000, 44),
    "options inside options": (nested, [BARE % "radioOption"], 24_000, 45),
    "idb, boxes that say nothing": (listed, ['{"type":"CheckBox","AXLabel":null,"frame":{}}'], 29_990, 60),
    "idb, boxes, all wrong, each another": (
        listed, ['{"type":"CheckBox","AXLabel":"Checkbox %","AXValue":"On, off","enabled":true,"x":{}}'], 72_000, 100),
    "page source, switches": (
        marked_up, ['<XCUIElementTypeSwitch type="XCUIElementTypeSwitch" value="7"/>'], 72_000, 100),
    "page source, options that are told by their words": (
        marked_up, ['<XCUIElementTypeButton type="XCUIElementTypeButton" label="Radio button, %, checked"/>'],
        72_000, 100),
}


# What is checked on several devices, so that much has to be put together.
ON_TWO_DEVICES = "boxes, all wrong, each another"
OUTPUTS = ["text", "json", "json=PATH", "sarif", "junit", "github", "gitlab", "markdown", "html", "waivers"]
IN_ALL_OUTPUTS = {
    *FEW, "boxes, all wrong, each another", "options at half of both limits", "groups inside groups",
    "idb, boxes, all wrong, each another",
}


def peak(program, paths, output):
    """The exit code of a check of files that is written down in a format, and the most memory that it had, in bytes.

    A program starts with the most that the one before it in its process had, so this one must never hold a whole file.
    """
    quiet = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_RDWR, 0) for stream in (0, 1, 2)]
    child = os.posix_spawn(program, [program, "check", "--to", output, *map(str, paths)], os.environ, file_actions=quiet)
    _, status, usage = os.wait4(child, 0)
    unit = 1 if sys.platform == "darwin" else 1024
    return os.waitstatus_to_exitcode(status), usage.ru_maxrss * unit


def main(arguments):
    everything = "--all" in arguments
    (program,) = [argument for argument in arguments if argument != "--all"]
    gallery = {**FEW, **(MORE if everything else {})}
    misses = []
    with tempfile.TemporaryDirectory() as folder:
        def check(name, paths, output):
            size = sum(path.stat().st_size for path in paths)
            limit = 64 * MEGABYTE + 10 * size
            code, used = peak(os.path.abspath(program), paths, output.replace("PATH", f"{folder}/report"))
            print(
                f"{name}: {size / MEGABYTE:.1f} MB, as {output}, exit code {code}, "
                f"{used / MEGABYTE:.0f} MB of {limit / MEGABYTE:.0f} MB", flush=True)
            if code not in (0, 1) or used > limit:
                misses.append(f"{name}, as {output}")

        for name, (form, kinds, count, length) in gallery.items():
            path = pathlib.Path(folder) / ("Screen-iPhone.xml" if form is marked_up else "Screen-iPhone.json")
            with path.open("w") as file:
                file.writelines(form(elements(kinds, count, length)))
            for output in OUTPUTS if everything and name in IN_ALL_OUTPUTS else ["text"]:
                check(f"{name}: {count} elements", [path], output)
            if everything and name == ON_TWO_DEVICES:
                other = pathlib.Path(folder) / "Screen-iPad.json"
                shutil.copyfile(path, other)
                check(f"{name}, on two devices: {2 * count} elements", [path, other], "text")
    if misses:
        print("more than the limit, or not read: " + "; ".join(misses))
    return 1 if misses else 0


sys.exit(main(sys.argv[1:]))
