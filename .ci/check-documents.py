"""Holds documents of a team's own against their JSON Schema, and shows that it refuses every misspelt key in them.

A document is a file of JSON, or a page of which the first block of JSON is taken.

Usage: check-documents.py SCHEMA DOCUMENT...
"""

import copy
import json
import re
import sys

from jsonschema import Draft202012Validator


def read(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if path.endswith(".md"):
        text = re.search(r"```json\n(.*?)```", text, re.DOTALL).group(1)
    return json.loads(text)


def places_of_keys(value, way=()):
    """Yields the way to each object, with each of its keys."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield way, key
            yield from places_of_keys(inner, (*way, key))
    elif isinstance(value, list):
        for position, inner in enumerate(value):
            yield from places_of_keys(inner, (*way, position))


def misspelt(document, way, key):
    wrong = copy.deepcopy(document)
    place = wrong
    for step in way:
        place = place[step]
    place[key + "s"] = place.pop(key)
    return wrong


def main(schema_path, *document_paths):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    failed = not document_paths
    for path in document_paths:
        document = read(path)
        errors = [f"{error.json_path}: {error.message}" for error in validator.iter_errors(document)]
        places = list(places_of_keys(document))
        accepted = [place for place in places if validator.is_valid(misspelt(document, *place))]
        print(f"{path.rsplit('/', 1)[-1]}: {len(errors)} errors; {len(places)} keys, {len(accepted)} accepted misspelt")
        print("\n".join([*errors, *map(str, accepted)]), end="\n" if errors or accepted else "")
        failed |= bool(errors) or bool(accepted) or not places
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
