"""The AsyncAPI document is one, and describes every message (schema/asyncapi.json of the documentation).

It is checked by AsyncAPI's own schema, which comes with the client's packages for development.
"""

import json
from functools import cache
from pathlib import Path

import pytest
from jsonschema import Draft7Validator, Draft202012Validator

from chelem.site.asyncapi import REPLIES, asyncapi_document
from tests.support.published import kinds, schema

OFFICIAL = Path(__file__).parents[2] / "web/node_modules/@asyncapi/specs/schemas/3.0.0.json"


@cache
def document():
    return asyncapi_document()


def resolve(reference):
    """Return the part of the document that a reference leads to."""
    part = document()
    for name in reference.removeprefix("#/").split("/"):
        part = part[name]
    return part


def references(part):
    if isinstance(part, dict):
        yield from ([part["$ref"]] if isinstance(part.get("$ref"), str) else [])
        part = list(part.values())
    for each in part if isinstance(part, list) else ():
        yield from references(each)


@pytest.mark.skipif(not OFFICIAL.exists(), reason="the client's packages are not installed: `make client`")
def test_it_is_asyncapi():
    """By the schema that AsyncAPI publishes, which refuses a document with a part out of place."""
    validator = Draft7Validator(json.loads(OFFICIAL.read_text()))
    assert [] == [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(document())]
    assert not validator.is_valid(document() | {"channels": []})
    assert not validator.is_valid(document() | {"asyncapi": "2.6.0"})


def test_every_reference_leads_somewhere():
    """Nothing outside the document is needed to read it."""
    found = set(references(document()))
    assert len(found) > 100
    for reference in found:
        assert resolve(reference), reference


def test_it_has_every_message():
    """A client's are received and answered, the server's are sent, with the published fields."""
    for union, action, side in (("FromClient", "receive", "client"), ("FromServer", "send", "server")):
        for kind in kinds(union):
            operation = document()["operations"][f"{action}.{kind}"]
            assert action == operation["action"]
            (message,) = operation["messages"]
            payload = resolve(resolve(resolve(message["$ref"])["$ref"])["payload"]["$ref"])
            published = schema("protocol")["$defs"]
            assert f"{side}.{kind}" == message["$ref"].rpartition("/")[2]
            assert kind == payload["properties"]["t"]["const"]
            assert published[resolve(resolve(message["$ref"])["$ref"])["title"]].keys() == payload.keys()
    assert set(kinds("FromClient")) == set(REPLIES)
    assert {reply for replies in REPLIES.values() for reply in replies} <= set(kinds("FromServer"))


def test_its_schemas_read_messages():
    """A message, a log entry within it included, is checked by the document alone."""
    validator = Draft202012Validator({"$ref": "#/components/schemas/MoveAnswer", **document()})
    move = {
        "t": "move",
        "version": 17,
        "position": 12,
        "entries": [{"version": 17, "event": "acted", "seat": "W", "by": "W", "action": "SK"}],
        "said": [],
        "picture": {},
    }
    assert [] == list(validator.iter_errors(move))
    assert not validator.is_valid(move | {"entries": [{"version": 17, "event": "acted"}]})
    assert not validator.is_valid(move | {"position": "12"})
