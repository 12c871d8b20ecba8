"""Every message to a table that a text of the sender's own can be put into, from the description alone."""

from collections.abc import Iterator, Mapping
from typing import Any

from tests.support.guessing.questions import Api

OF_CLIENTS = "client."
"""How the keys of messages to the server begin."""


class Messages:
    """The messages to a table that a server describes."""

    def __init__(self, described: Mapping[str, Any]) -> None:
        parts = described["components"]
        self._api = Api({"paths": {}, "components": parts})
        self._payloads = {
            key.removeprefix(OF_CLIENTS): message["payload"]
            for key, message in parts["messages"].items()
            if key.startswith(OF_CLIENTS)
        }

    def slots(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield the kind of each message and the name of each of its fields that takes a text."""
        for kind, payload in self._payloads.items():
            for name in sorted(set(self._api.texts_in(payload))):
                yield kind, name

    def message(self, kind: str, name: tuple[str, ...], text: str) -> Any:
        """Return a message with a text in this field, and values that fit in the others."""
        return self._api.sample(self._payloads[kind], name, text)
