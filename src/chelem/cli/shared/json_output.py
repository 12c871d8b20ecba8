"""JSON output for other programs."""

import json


def print_json(value: object) -> None:
    """Print a value as one JSON document on stdout."""
    print(json.dumps(value, ensure_ascii=False))  # noqa: T201 - the output
