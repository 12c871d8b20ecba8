"""Where in the file a tag, a call or a card stands."""

from chelem.formats.pbn.moves import written
from chelem.formats.pbn.parsing import tag_lines, uncommented
from chelem.formats.pbn.scanning import Piece


def line_of(piece: Piece, where: str, place: int | None) -> int:
    """The line, from 1, of the tag `where`, or of the call or card at that place in its section.

    Of a play it is the row with the trick: the order of play is not that of the columns.
    """
    tags = tag_lines(piece.text)
    for index, (name, line, end) in enumerate(tags):
        if name == where:
            if place is None:
                return piece.line + line
            clean = uncommented(piece.text)
            stop = clean.find("[", end) if index + 1 < len(tags) else len(clean)
            moves = [one for one in written(clean[end:stop], where, []) if where == "Play" or one.text != "-"]
            if not moves:
                return piece.line + line
            wanted = min(place - place % 4 if where == "Play" else place, len(moves) - 1)
            return piece.line + clean.count("\n", 0, end + moves[wanted].at)
    return piece.line + (tags[0][1] if tags else 0)
