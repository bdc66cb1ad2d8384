"""Puts faults into what the demo emits, one at a time, and looks that exactly what they cause is found.

Usage: check-demo.py PATH-OF-SELECTION-AUDIT
"""

import json
import subprocess
import sys


def elements(element):
    yield element
    for child in element.get("children", []):
        yield from elements(child)


def find(document, role, label=None):
    """The first element with a role, and with a label if one is given."""
    for root in document["roots"]:
        for element in elements(root):
            if element["role"] == role and label in (None, element.get("label")):
                return element
    raise LookupError(f"the demo has no {role} {label or ''}")


def remove_label(document):
    del find(document, "checkbox", "Accept Terms")["label"]


def add_button_trait(document):
    option = find(document, "radioOption", "Gray")
    option["traits"] = option.get("traits", []) + ["button"]


def say_on(document):
    find(document, "checkbox", "Email")["value"] = "On"


def select_second(document):
    option = find(document, "radioOption", "Gray")
    option["traits"] = option.get("traits", []) + ["selected"]


# What is done, and for each finding that has to follow: the role and the name of the element, and one of the clauses.
MUTATIONS = [
    (remove_label, [("checkbox", None, "checkbox.basic.must.2")]),
    (add_button_trait, [("radioOption", "Gray", "radio.basic.must.2")]),
    (say_on, [("checkbox", "Email", "checkbox.basic.must.3")]),
    (
        select_second,
        [
            ("radioGroup", "Choose color", "radio.basic.must.3"),
            ("radioOption", "Gray", "radio.basic.must.3"),
        ],
    ),
]


def run(command, *arguments, text=None):
    return subprocess.run([command, *arguments], input=text or "", capture_output=True, encoding="utf-8", check=False)


def check(command, demo, mutate, expected):
    document = json.loads(demo)
    mutate(document)
    result = run(command, "check", "-", "--to", "json", "--fail-on", "note", text=json.dumps(document))
    try:
        findings = json.loads(result.stdout)["findings"]
    except (ValueError, LookupError):
        findings = []
    found = [(f["role"], f.get("name"), set(f["clauses"])) for f in findings]
    matches = len(found) == len(expected) and all(
        any(role == r and name == n and clause in clauses for r, n, clauses in found) for role, name, clause in expected
    )
    is_right = matches and result.returncode == 1
    rules = ", ".join(f["rule"] for f in findings) or "nothing"
    print(f"{'ok' if is_right else 'WRONG'}: {mutate.__name__}: exit code {result.returncode}, found {rules}")
    if not is_right:
        print(f"  expected exit code 1 and {expected}\n  found {found}\n{result.stderr}", end="")
    return is_right


def main(command):
    demo = run(command, "demo", "--emit").stdout
    unchanged = run(command, "check", "-", "--fail-on", "note", text=demo).returncode == 0
    print(f"{'ok' if unchanged else 'WRONG'}: unchanged")
    results = [check(command, demo, mutate, expected) for mutate, expected in MUTATIONS]
    return 0 if unchanged and all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
