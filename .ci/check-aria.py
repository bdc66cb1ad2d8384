"""Holds the accessibility tree that Chromium computes of a page against what it has to tell, and runs axe-core on it.

Then it puts faults into the page, one at a time, and looks that each is found.

Usage: check-aria.py FOLDER

FOLDER is where ARIAPages wrote aria.html and aria.json. Chromium and its driver have to be there; the Python packages
that are missing are fetched into FOLDER/python.
"""

import json
import pathlib
import sys

from browser import ensure_packages, read_axe, run_axe, start_browser

# What is between the elements that are looked at.
TEXTS = {"generic", "InlineTextBox", "none", "paragraph", "StaticText"}

# These are told by a value even where it is no; what has one of those is as if it weren't told.
FLAGS = {"disabled", "invalid", "readonly", "required"}
STATES = {"checked", "pressed"} | FLAGS

# What is put in place of what, and by which of the two it has to be found.
FAULTS = [
    ('role="radio" aria-checked="true"', 'role="checkbox" aria-checked="true"', {"tree", "axe"}),
    ('role="radio" aria-checked="true"', 'role="radio" aria-checked="false"', {"tree"}),
    ('aria-checked="mixed"', 'aria-checked="true"', {"tree"}),
    ('aria-pressed="true"', 'aria-pressed="false"', {"tree"}),
    ("<button", '<button aria-pressed="false"', {"tree"}),
    (' aria-disabled="true"', "", {"tree"}),
    (' aria-invalid="true"', "", {"tree"}),
    (' aria-required="true"', "", {"tree"}),
    (' aria-label="Size"', "", {"tree"}),
    (">Mute<", "><", {"tree", "axe"}),
    (">Phone<", ">Mail<", {"tree"}),
    (">Choose a size<", "><", {"tree"}),
    ('role="group"', 'role="group" aria-required="true"', {"axe"}),
    ('role="radio"', 'role="radio" aria-readonly="true"', {"axe"}),
]


def told(node):
    """Of a node of the accessibility tree what is compared: its role, its name and its states."""
    states = {p["name"]: str(p["value"]["value"]).lower() for p in node.get("properties", []) if p["name"] in STATES}
    states = {name: value for name, value in states.items() if name not in FLAGS or value != "false"}
    if description := node.get("description", {}).get("value"):
        states["description"] = description
    return {"role": node["role"]["value"], "name": node.get("name", {}).get("value", ""), "states": states}


def in_words(element):
    states = ", ".join(f"{name} {value}" for name, value in sorted(element["states"].items()))
    return f'{element["role"]:<11} {element["name"]:<13} {states}'.rstrip()


def read_tree(browser, samples):
    """By the id of each sample what the browser tells of it."""
    root = browser.execute_cdp_cmd("DOM.getDocument", {})["root"]["nodeId"]
    tree = {}
    for sample in samples:
        query = {"nodeId": root, "selector": "#" + sample["id"]}
        part = browser.execute_cdp_cmd("DOM.querySelector", query)["nodeId"]
        nodes = browser.execute_cdp_cmd("Accessibility.queryAXTree", {"nodeId": part})["nodes"]
        tree[sample["id"]] = [told(n) for n in nodes if not n["ignored"] and n["role"]["value"] not in TEXTS]
    return tree


def find_faults(browser, page, samples, axe):
    """Opens a page and returns what the browser tells, what axe-core says, and which of them finds a fault."""
    browser.get(page.resolve().as_uri())
    tree = read_tree(browser, samples)
    result = run_axe(browser, axe)
    faults = set()
    if any(tree[sample["id"]] != sample["expected"] for sample in samples):
        faults.add("tree")
    if result["violations"]:
        faults.add("axe")
    return tree, result, faults


def print_table(tree, samples):
    for sample in samples:
        is_right = tree[sample["id"]] == sample["expected"]
        print(f'{"ok" if is_right else "WRONG"}: {sample["id"]}')
        for element in tree[sample["id"]]:
            print(f"  {in_words(element)}")
        if not is_right:
            print("  expected:")
            for element in sample["expected"]:
                print(f"  {in_words(element)}")


def print_axe(result):
    print(f'axe-core {result["testEngine"]["version"]}: ', end="")
    print(", ".join(f"{len(result[kind])} rules {kind}" for kind in ("passes", "violations", "incomplete")))
    for kind in ("violations", "incomplete"):
        for rule in result[kind]:
            for node in rule["nodes"]:
                print(f'  {kind}: {rule["id"]}: {rule["help"]}: {node["html"]}')


def plant(browser, page, samples, axe, fault):
    """Whether a fault is found by what has to find it, and by nothing else."""
    old, new, expected = fault
    text = page.read_text(encoding="utf-8")
    faulty = page.with_name("faulty.html")
    faulty.write_text(text.replace(old, new, 1), encoding="utf-8")
    _, _, found = find_faults(browser, faulty, samples, axe)
    is_right = old in text and found == expected
    names = " and ".join(sorted(found)) or "nothing"
    print(f'{"ok" if is_right else "WRONG"}: {old.strip()} becomes {new.strip() or "nothing"}: found by {names}')
    return is_right


def main(folder):
    folder = pathlib.Path(folder).resolve()
    ensure_packages(folder)
    page = folder / "aria.html"
    samples = json.loads((folder / "aria.json").read_text(encoding="utf-8"))
    axe = read_axe()
    browser = start_browser()
    try:
        print(f'Chromium {browser.capabilities["browserVersion"]}: {len(samples)} samples')
        tree, result, faults = find_faults(browser, page, samples, axe)
        print_table(tree, samples)
        print_axe(result)
        found = [plant(browser, page, samples, axe, fault) for fault in FAULTS]
    finally:
        browser.quit()
    return 0 if samples and result["passes"] and not faults and all(found) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
