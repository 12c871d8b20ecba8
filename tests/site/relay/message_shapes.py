"""The shapes of what processes ask one another by name, answer and announce: JSON Schema.

`PYTHONPATH=tools python -m tests.site.relay.message_shapes` writes them to a file, once a release.
"""

import asyncio
import json
import tempfile
from pathlib import Path

from pydantic import TypeAdapter

from tests.support.servers.clusters import two_servers

FILE = Path(__file__).with_name("shapes-before.json")
"""The shapes of the release before."""


def message_shapes():
    """Return the shapes by kind and name."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_shapes(f"sqlite:///{folder}/chelem.db"))


async def _shapes(url):
    async with two_servers(url) as (server, _):
        cluster = server.services.get(_lobby()).cluster
        shapes = {}
        for name, call in cluster.calls._calls.items():
            asked, answer = call._types._adapters
            shapes[f"{name}, asked"], shapes[f"{name}, answered"] = _shape(asked), _shape(answer)
        for name, (value, _) in cluster.news._handlers.items():
            shapes[f"{name}, announced"] = _shape(value)
        return dict(sorted(shapes.items()))


def _lobby():
    from chelem.site.tables import Lobby  # noqa: PLC0415 - loaded with the server

    return Lobby


def _shape(adapter: TypeAdapter):
    return _bare(adapter.json_schema())


def _bare(schema):
    """Return a schema without what is for readers."""
    if isinstance(schema, dict):
        kept = {key: value for key, value in schema.items() if key not in ("description", "title")}
        names = {key: _bare(value) for key, value in schema.get("properties", {}).items()}
        return {key: _bare(value) for key, value in kept.items()} | ({"properties": names} if names else {})
    return [_bare(part) for part in schema] if isinstance(schema, list) else schema


if __name__ == "__main__":
    FILE.write_text(json.dumps(message_shapes(), indent=1, sort_keys=True) + "\n", encoding="utf-8")
