"""Types of the JSON of the files in which the results of an event can be saved."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.formats.json_types import one_of


class EventFileShape(TypedDict):
    """A format in which the results of an event can be saved."""

    format: Annotated[str, one_of("usebio", "csv", "pbn", "bridgemate", "log")]
    suffix: str
    refused: str | None
    """Why the format cannot hold this event."""
    lost: list[str]
    """A sentence for each thing that the file leaves out."""
