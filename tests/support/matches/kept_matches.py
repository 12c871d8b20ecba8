"""Matches for the tests of the score sheet kept by hand: what somebody would enter, and the sheet.

They are the recorded matches of every game, and random ones in which every contract and honour may come up.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any

from chelem.core.cards import STRAINS, SUITS, Card, Rank, Strain
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import Dealt, PassedOut, Scored, Started
from chelem.engine.log import Log
from chelem.engine.state import State
from chelem.formats.log.read import read_log
from chelem.games.whist.rules import BridgeWhist
from chelem.i18n import LANGUAGES
from chelem.matches.parameters import parameters, size_of
from chelem.scoring.honours import honours_held
from chelem.site.tables.views.sheet import sheet_section
from tests.support.chance import Below, seeded
from tests.support.matches.forms import some_options
from tests.support.matches.playing import Table
from tests.support.matches.score_cases import TESTING

MATCHES = TESTING / "matches.json"
RECORDED = Path(__file__).parents[2]
NAMES = {"N": "Nora", "E": "Édith", "S": "Sam", "W": "Will"}
FORMS = (
    ("contract", "duplicate:8"),
    ("contract", "rubber"),
    ("contract", "chicago"),
    ("comptoir", "seven"),
    ("whist", "thirty"),
    ("whist", "thirty:3"),
    ("whiz", "deals:6"),
    ("whiz", "target:100"),
)
RANDOM = 8
"""How many random matches there are of each form."""


def kept_matches() -> list[dict[str, object]]:
    """All matches: `setup` and `entries` as the client has them, `expected` its sheet by language."""
    kept = [_kept(name, log, LANGUAGES) for name, log in _recorded() if _is_kept_by_hand(log)]
    for game, form in FORMS:
        for seed in range(RANDOM):
            log = _random(game, form, seeded(seed))
            kept.append(_kept(f"{game} {form} {seed}", log, LANGUAGES[seed % 2 :][:1]))
    return kept


def write_matches() -> None:
    """Write the file that the client's tests read, one match a line."""
    lines = (json.dumps(match, ensure_ascii=False, separators=(",", ":")) for match in kept_matches())
    MATCHES.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def _recorded() -> Iterator[tuple[str, Log]]:
    """The recorded matches, without what was undone."""
    for folder in ("golden", "frozen"):
        for file in sorted((RECORDED / folder).rglob("*.jsonl")):
            entries = list(read_log(file.read_text(encoding="utf-8").rstrip("\n").split("\n")))
            yield str(file.relative_to(RECORDED)), Log.fold(entries)


def _is_kept_by_hand(log: Log) -> bool:
    """Whether a sheet can hold it: a game that the client scores, a deal over, Domy in North."""
    state = log.state
    info = state.game.info
    usual = tuple(seat for seat in SEATS if seat in info.seats) == state.sheet.seats
    sat = {player for row in state.sheet.rows for player in row.seating if player}
    stayed = not info.individual or sat == set(_players(log))
    return info.id != "minibridge" and bool(state.sheet.rows) and usual and stayed


def _kept(name: str, log: Log, languages: tuple[str, ...]) -> dict[str, object]:
    state = log.state
    first = _first(log)
    size = size_of(type(state.match))
    chosen = parameters(state.match)
    ended = state.match.verdict(state.game, state.sheet) is not None
    return {
        "name": name,
        "setup": {
            "form": state.match.kind,
            "size": None if size is None else chosen[size],
            "first": chosen.get("first", 1),
            "options": {key: getattr(state.game.options, key) for key in state.game.options.allowed()},
            "dealer": str(first),
        },
        "stopped": state.verdict is not None and not ended,
        "entries": list(_entries(log)),
        "expected": {language: _section(state, _players(log), language) for language in languages},
    }


def _first(log: Log) -> Seat:
    """Who dealt first."""
    return next(entry.event.setting.dealer for entry in log.effective() if isinstance(entry.event, Dealt))


def _players(log: Log) -> Mapping[str, str]:
    """The chair at the beginning of everybody who plays for themselves."""
    started = log.entries[0].event
    assert isinstance(started, Started)
    return {player: str(seat) for seat, player in started.players.items()}


def _entries(log: Log) -> Iterator[dict[str, object]]:
    """What somebody enters after each deal."""
    players, fold = _players(log), None
    for entry in log.effective():
        if isinstance(entry.event, Started):
            fold = Log(entry.event, entry.at)
            continue
        assert fold is not None
        before = fold.state
        fold.record(entry)
        match entry.event:
            case PassedOut():
                yield _passed()
            case Scored(contract=None):
                yield _passed()
            case Scored(contract=Contract() as contract, tricks=tricks):
                assert tricks is not None
                player = before.chairs[contract.declarer] or ""
                yield {
                    "contract": {
                        "player": players.get(player, str(contract.declarer))
                        if before.game.info.individual
                        else str(contract.declarer),
                        "strain": str(contract.strain),
                        "tricks": contract.tricks,
                        "stake": contract.stake,
                    },
                    "tricks": tricks[contract.declarer.side],
                    "honours": _honours(before, contract.strain),
                }


def _passed() -> dict[str, object]:
    return {"contract": None, "tricks": 0, "honours": {"held": dict.fromkeys("NESW", 0), "void": []}}


def _honours(state: State, strain: Strain) -> dict[str, object]:
    """The honours of the hands as dealt, and the hands without trumps."""
    assert state.board is not None
    north, east, south, west = state.board.holdings.hands
    assert north is not None
    assert east is not None
    assert south is not None
    assert west is not None
    deal, suit = Deal.of(north, east, south, west), strain.suit
    void = [str(seat) for seat in SEATS if suit is not None and not deal[seat].length(suit)]
    return {"held": {str(seat): held for seat, held in honours_held(strain, deal).items()}, "void": void}


def _section(state: State, players: Mapping[str, str], language: str) -> object:
    """The sheet, with players called by their chair at the beginning."""
    names = {player: NAMES[seat] for player, seat in players.items()}
    section = json.loads(json.dumps(sheet_section(state, names, language, {})))
    for row in section["rows"]:
        row["kept"] = None  # nobody enters a claim
        row["practice"] = False  # what was recorded may have somebody in two chairs; real cards do not
    return _renamed(section, players) if state.game.info.individual else section


def _renamed(value: object, names: Mapping[str, str]) -> object:
    match value:
        case dict():
            renamed: dict[str, Any] = {
                names.get(key, key): _renamed(each, names) for key, each in value.items()
            }
            if "key" in renamed:
                renamed["key"] = names.get(str(renamed["key"]), renamed["key"])
            if "columns" in renamed:
                renamed["columns"] = sorted(
                    renamed["columns"], key=lambda column: "NESW".index(column["key"])
                )
            if "winner" in renamed:
                renamed["winner"] = [names.get(key, key) for key in renamed["winner"]]
            return renamed
        case list():
            return [_renamed(each, names) for each in value]
        case _:
            return value


def _random(game: str, form: str, below: Below) -> Log:
    """Play a match in which each deal has a random contract and result; it may be stopped, if it may."""
    table = Table(game, form, some_options(game, below), first=SEATS[1 + below(3)])
    stop = below(4) if form == "rubber" else -1
    for deal in count(1):
        if table.state.verdict is not None:
            return table.log
        if deal > 1 and deal - 2 == stop:
            return table.stop().log
        if game != "whist" and below(10) == 0:
            table.pass_out()
            continue
        strain = STRAINS[below(5)]
        table.deal(None if game == "comptoir" else _shaped(strain, below))
        table.bid(str(_contract(table.state, strain, below))).lead()
        contract = table.contract
        most = min(13, contract.tricks + 3)
        table.claim(below(14) if below(3) == 0 or game == "whist" else most - below(7))
    raise AssertionError


def _contract(state: State, strain: Strain, below: Below) -> Contract:
    """A contract that the game has, by a player whose turn it may be."""
    assert state.board is not None
    dealer, game = state.board.setting.dealer, state.game
    if isinstance(game, BridgeWhist):
        highest = game.highest_stake(strain).bit_length() - 1
        return Contract(dealer, strain, 7, 1 << min(below(4) * below(4), highest))
    seats = [seat for seat in dealer.clockwise() if seat in state.sheet.seats]
    stakes = 1 if game.info.individual else 1 + getattr(game, "doublings", 2)
    return Contract(seats[below(len(seats))], strain, 7 + below(7), 1 << below(stakes))


def _shaped(strain: Strain, below: Below) -> Deal:
    """Random cards, in which honours are often together and a hand is often void in trumps."""
    suit = strain.suit
    ranks = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
    top = [Card(suit, rank) for rank in ranks] if suit is not None else [Card(s, Rank.ACE) for s in SUITS]
    cards = [card for suit in SUITS for card in (Card(suit, rank) for rank in Rank)]
    order = sorted(cards, key=lambda card: (card not in top, card.suit is not suit, below(1000)))
    hands: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    holder, void = SEATS[below(4)], [SEATS[below(4)] for _ in range(below(3))]
    for card in order:
        room = [seat for seat in SEATS if len(hands[seat]) < 13]
        fit = [seat for seat in room if card.suit is not suit or seat not in void] or room
        together = card in top and below(6) > 0 and holder in fit
        hands[holder if together else fit[below(len(fit))]].append(card)
    return Deal.of(*(Hand.of(hands[seat]) for seat in SEATS))
