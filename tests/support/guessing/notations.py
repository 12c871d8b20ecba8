"""How a guessed deal is written: as a number, as files, as a link."""

from collections.abc import Callable, Mapping, Sequence
from urllib.parse import quote

from chelem.boards.log_conversion import deal_record
from chelem.core.deals import Deal
from chelem.formats import Format, write_boards
from chelem.formats.lin import write_lin

NONSENSE = {"number": b"9" * 40}
"""What looks like a notation, and is no deal."""


def _file(form: Format) -> Callable[[Sequence[Deal]], bytes]:
    def write(deals: Sequence[Deal]) -> bytes:
        records = [deal_record(deal, number) for number, deal in enumerate(deals, start=1)]
        return b"".join(write_boards(records, form))

    return write


def _link(deals: Sequence[Deal]) -> bytes:
    lin = "".join(write_lin([deal_record(deals[0], 1)]))
    return f"https://www.bridgebase.com/tools/handviewer.html?lin={quote(lin)}".encode()


FILES: Mapping[str, Callable[[Sequence[Deal]], bytes]] = {
    "pbn": _file(Format.PBN),
    "lin": _file(Format.LIN),
    "dup": _file(Format.DUP),
    "dlm": _file(Format.DLM),
}
"""The files that hold many deals, by name."""
WAYS: Mapping[str, Callable[[Sequence[Deal]], bytes]] = {
    "number": lambda deals: str(deals[0].number).encode(),
    "link": _link,
    **FILES,
}
"""All ways to write deals, of which a number and a link take the first alone."""
