"""Holds JSON documents against the JSON Schema, and shows that the schema refuses what it has to.

Usage: check-schema.py SCHEMA DOCUMENT...
"""

import copy
import json
import sys

from jsonschema import Draft202012Validator


def elements(element):
    yield element
    for child in element.get("children", []):
        yield from elements(child)


def misspell(document):
    """Yields copies with one key misspelt: of the document, of an element, and of a rendering."""
    wrong = copy.deepcopy(document)
    wrong["langauge"] = "en"
    yield "langauge", wrong
    wrong = copy.deepcopy(document)
    wrong["roots"][0]["vlaue"] = "Checked"
    yield "vlaue", wrong
    wrong = copy.deepcopy(document)
    rendered = (e for root in wrong["roots"] for e in elements(root) if "hitArea" in e.get("rendering", {}))
    rendering = next(rendered)["rendering"]
    rendering["hitarea"] = rendering.pop("hitArea")
    yield "hitarea", wrong


def main(schema_path, *document_paths):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    failed = False
    for path in document_paths:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        errors = [f"{error.json_path}: {error.message}" for error in validator.iter_errors(document)]
        count = sum(1 for root in document["roots"] for _ in elements(root))
        print(f"{path.rsplit('/', 1)[-1]}: {count} elements, {len(errors)} errors")
        print("\n".join(errors), end="\n" if errors else "")
        failed |= bool(errors) or count == 0
        for key, wrong in misspell(document):
            is_refused = not validator.is_valid(wrong)
            print(f"  misspelt key {key}: {'refused' if is_refused else 'ACCEPTED'}")
            failed |= not is_refused
    return 1 if failed or not document_paths else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
