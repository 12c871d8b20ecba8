"""Prints JSON documents for other programs."""

import json


def print_json(value: object) -> None:
    """One JSON document on stdout."""
    print(json.dumps(value, ensure_ascii=False))  # noqa: T201 - this is the answer
