"""Rule: this program and the release before read each other's calls by name and news, in both directions."""

import json

import pytest

from tests.site.relay.message_shapes import FILE, message_shapes

BEFORE = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def shapes():
    """The shapes of this program."""
    return message_shapes()


def differences(old, new):
    """Yield what a reader of one shape would not understand of the other."""
    yield from _compare(old, new, (old, new), "")


def _compare(old, new, roots, path):
    old, new = _resolved(old, roots[0]), _resolved(new, roots[1])
    if not (isinstance(old, dict) and isinstance(new, dict)):
        if old != new:
            yield f"{path}: {old} is {new}"
        return
    theirs, ours = old.get("properties", {}), new.get("properties", {})
    for name in {*new.get("required", ())} - theirs.keys():
        yield f"{path}.{name}: the release before does not send it"
    for name in {*old.get("required", ())} - ours.keys():
        yield f"{path}.{name}: the release before needs it"
    for name in theirs.keys() & ours.keys():
        yield from _compare(theirs[name], ours[name], roots, f"{path}.{name}")
    left = {"properties", "required", "default", "$defs"}
    for key in (old.keys() | new.keys()) - left:
        if (
            isinstance(old.get(key), list)
            and isinstance(new.get(key), list)
            and len(old[key]) == len(new[key])
        ):
            for place, pair in enumerate(zip(old[key], new[key], strict=True)):
                yield from _compare(*pair, roots, f"{path}.{key}[{place}]")
        else:
            yield from _compare(old.get(key), new.get(key), roots, f"{path}.{key}")


def _resolved(schema, root):
    if isinstance(schema, dict) and "$ref" in schema:
        return root["$defs"][schema["$ref"].removeprefix("#/$defs/")]
    return schema


def test_both_releases_read_each_other(shapes):
    """A new field has a default, and one that is no longer read is sent once more.

    The shapes of the release before are written anew once a release: `PYTHONPATH=tools python -m
    tests.site.relay.message_shapes`.
    """
    assert not BEFORE.keys() - shapes.keys(), "the release before still asks for these"
    assert {name: [] for name in BEFORE} == {
        name: list(differences(BEFORE[name], shapes[name])) for name in BEFORE
    }


def test_unknown_fields_are_left_aside(shapes):
    def refusing(schema):
        if isinstance(schema, dict):
            return schema.get("additionalProperties") is False or any(map(refusing, schema.values()))
        return isinstance(schema, list) and any(map(refusing, schema))

    assert [] == [name for name, shape in shapes.items() if refusing(shape)]


MOVE = {
    "$ref": "#/$defs/Move",
    "$defs": {"Move": {"properties": {"seat": {"type": "string"}}, "required": ["seat"], "type": "object"}},
}


@pytest.mark.parametrize(
    ("properties", "required", "found"),
    [
        ({"seat": {"type": "string"}, "at": {"type": "integer", "default": 0}}, ["seat"], 0),
        ({"seat": {"type": "string"}, "at": {"type": "integer"}}, ["seat", "at"], 1),
        ({"seat": {"type": "integer"}}, ["seat"], 1),
        ({"chair": {"type": "string"}}, ["chair"], 2),
        ({}, [], 1),
    ],
)
def test_what_a_release_must_not_do_is_found(properties, required, found):
    """A field that is needed and new, of another type, renamed or removed."""
    move = {"properties": properties, "required": required, "type": "object"}
    assert found == len(list(differences(MOVE, {**MOVE, "$defs": {"Move": move}})))
