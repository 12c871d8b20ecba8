"""Write PBN in the export format: mandatory tags first and in order, sections last, CR LF line ends."""

import re
from collections.abc import Iterable, Iterator, Mapping

from chelem.boards import BoardSummary, Record
from chelem.core import Bid, FrozenMap, Seat, SimpleCall, Strain, Vulnerability
from chelem.formats.pbn.game import MANDATORY, PbnGame, Tag
from chelem.formats.pbn.inheritance import SHARED
from chelem.formats.pbn.play import column_cells

HEADER = "% PBN 2.1\r\n% EXPORT\r\n"
_OLD_HEADER = re.compile(r"^%[ \t]*(?:PBN [0-9.]+|EXPORT)[ \t]*\n", re.ASCII | re.IGNORECASE | re.MULTILINE)
_CALLS: Mapping[Bid | SimpleCall, str] = {
    SimpleCall.PASS: "Pass",
    SimpleCall.DOUBLE: "X",
    SimpleCall.REDOUBLE: "XX",
}
_MOVES = ("Auction", "Play")
_NOTHING: Mapping[str, str] = FrozenMap({})


def write_pbn(games: Iterable[PbnGame]) -> Iterator[str]:
    """Yield the text of a file of these games in pieces; open the file with `newline=""`."""
    yield HEADER
    for place, game in enumerate(games):
        yield ("\r\n" if place else "") + str(game).strip("\n").replace("\n", "\r\n") + "\r\n"


def to_export_format(game: PbnGame, effective: Mapping[str, str] = _NOTHING) -> PbnGame:
    """Return the game with its tags in export order; missing mandatory tags are added as unknown.

    `effective` are the tags with their inherited values: tags that the game inherits need not be written,
    except for the board it shares with the game before it. Sections and comments stay after their tags.
    """
    tags_by_name: dict[str, Tag] = {}
    sections: dict[str, list[Tag]] = {"Auction": [], "Play": []}
    section = ""
    for tag in game.tags:
        if tag.name in _MOVES:
            section = tag.name
        if section and (tag.name == "Note" or (tag.name == section and not sections[section])):
            sections[section].append(tag)
        else:
            section = ""
            tags_by_name.setdefault(tag.name, tag)
    shared = {name: Tag(name, effective[name]) for name in SHARED if name in effective}
    tags_by_name = {**shared, **tags_by_name}
    first = [
        tags_by_name.pop(name, Tag(name, "?"))
        for name in MANDATORY
        if name in tags_by_name or name not in effective
    ]
    others = sorted(tags_by_name.values(), key=lambda tag: (is_table(tag), tag.name))
    plain = [tag for tag in others if not is_table(tag)]
    tables = [tag for tag in others if is_table(tag)]
    head = _OLD_HEADER.sub("", game.head)
    return PbnGame((*first, *plain, *sections["Auction"], *sections["Play"], *tables), head)


def is_table(tag: Tag) -> bool:
    """Return whether the tag begins a supplemental section."""
    return tag.name.endswith("Table")


def game_of(record: Record) -> PbnGame:
    """Return the record as a PBN game, with its tags in export order."""
    tags = {name: _escape_inheritance(value) for name, value in {**record.tags, **_values(record)}.items()}
    mandatory = [Tag(name, tags.get(name, "?")) for name in MANDATORY]
    others = [
        Tag(name, value)
        for name, value in sorted(tags.items())
        if name not in MANDATORY and name not in (*_MOVES, "Note") and not name.endswith("Table")
    ]
    return PbnGame((*mandatory, *others, *_auction(record), *_play(record)))


def _escape_inheritance(value: str) -> str:
    """Return the value, with a space before signs that would inherit (PBN 2.1, 4.8)."""
    return f" {value}" if value == "#" or value[:2] == "##" else value


def _values(record: Record) -> dict[str, str]:
    """Return the tags for which the record has values."""
    values: dict[str, str] = {}
    if record.dealer is not None:
        values["Dealer"] = str(record.dealer)
    if record.vulnerable is not None:
        values["Vulnerable"] = vulnerable_tag(record.vulnerable)
    if any(hand is not None for hand in record.hands):
        values["Deal"] = _deal(record)
    values |= _outcome(record)
    if record.result.claim is not None:
        values["Claim"] = f"{record.result.claim[0]} {record.result.claim[1]}"
    return values


def _outcome(record: Record) -> dict[str, str]:
    """Return contract, result and score, as stated or else as they follow from calls and cards."""
    values: dict[str, str] = {}
    contract, stated = record.contract, record.stated
    if contract is None and record.passed_out:
        return {"Declarer": "", "Contract": "Pass", "Result": ""}
    if contract is not None:
        values["Declarer"] = f"{'^' if stated.swapped else ''}{contract.declarer}"
        values["Contract"] = contract_tag(contract.level, contract.strain, contract.stake)
    elif stated.strain is not None:
        values["Contract"] = contract_tag(stated.level, stated.strain, stated.stake)
    summary = BoardSummary.of_record(record)
    if record.result.tricks:
        values["Result"] = ("^" if record.result.agreed else "") + " ".join(map(str, record.result.tricks))
    elif summary.tricks is not None:
        values["Result"] = str(summary.tricks)
    if record.result.score:
        values["Score"] = " ".join(map(str, record.result.score))
    elif summary.score is not None:
        values["Score"] = f"NS {summary.score}"
    return values


def vulnerable_tag(vulnerable: Vulnerability) -> str:
    """Return the vulnerability in PBN's export format: None, NS, EW, All."""
    return _VULNERABLE[vulnerable]


_VULNERABLE: Mapping[Vulnerability, str] = {
    Vulnerability.NONE: "None",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}


def contract_tag(level: int | None, strain: Strain, stake: int) -> str:
    """Return a contract, or the strain alone for an end position."""
    return f"{'' if level is None else level}{strain}{'X' * (stake.bit_length() - 1)}"


def _deal(record: Record) -> str:
    first = record.dealer if record.dealer is not None else Seat.N
    hands = (record.hands[seat] for seat in first.clockwise())
    return f"{first}:" + " ".join("-" if hand is None else str(hand) for hand in hands)


def _auction(record: Record) -> Iterator[Tag]:
    """Yield the auction with its notes; an asterisk ends an incomplete one."""
    auction, first = record.auction, record.opener
    replay = auction.replay(first)
    if first is None or replay is None or not (auction.calls or auction.first is not None):
        return
    numbers = {text: number for number, text in enumerate(dict.fromkeys(auction.notes.values()), start=1)}
    words = []
    for place, call in enumerate(auction.calls):
        word = "^S" if place in auction.skipped else _CALLS.get(call) or str(call)
        if place in auction.insufficient:
            word = f"^I {word}"
        if place in auction.notes:
            word += f" ={numbers[auction.notes[place]]}="
        words.append(word)
    yield Tag("Auction", str(first), _rows(words, whole=replay.over))
    for text, number in numbers.items():
        yield Tag("Note", f"{number}:{text}")


def _play(record: Record) -> Iterator[Tag]:
    """Yield the play in columns from the leader on; an asterisk ends an incomplete one."""
    play, contract = record.play, record.contract
    if play.leader is None:
        return
    strain = record.stated.strain if contract is None else contract.strain
    columns = {seat: column for column, seat in enumerate(play.leader.clockwise())}
    leads = {place // 4: columns[seat] for place, seat in play.leads.items()}
    words = []
    for place in column_cells(play.cards, strain, leads):
        word = "-" if place is None else str(play.cards[place])
        if place in play.revokes:
            word = f"^R {word}"
        words.append(f"^L {word}" if place in play.leads else word)
    yield Tag("Play", str(play.leader), _rows(words, whole=len(play.cards) == 52))


def _rows(words: list[str], *, whole: bool) -> str:
    """Return the words in rows of four."""
    rows = [" ".join(words[start : start + 4]) for start in range(0, len(words), 4)]
    return "\n" + "".join(f"{row}\n" for row in (rows if whole else [*rows, "*"]))
