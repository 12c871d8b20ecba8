"""Writes entries of the log; the reasons of lines are in the language of the one who will read them."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from chelem.core.contracts import Contract
from chelem.core.hands import Hand
from chelem.core.lines import Line
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import (
    Acted,
    Alerted,
    Allowed,
    Answered,
    Asked,
    Chatted,
    Claimed,
    Committed,
    Dealt,
    Event,
    Explained,
    Exposed,
    Finished,
    Left,
    PassedOut,
    Revealed,
    Scored,
    Seated,
    Started,
    Swapped,
    Undone,
)
from chelem.engine.log import Entry
from chelem.engine.sheet import Verdict
from chelem.i18n import say
from chelem.matches.parameters import parameters

FORMAT = 1
Json = dict[str, Any]


def write_log(entries: Iterable[Entry], language: str = "en") -> Iterator[str]:
    """The lines of a log, without line ends."""
    for entry in entries:
        yield json.dumps(entry_json(entry, language), ensure_ascii=False)


def entry_json(entry: Entry, language: str = "en") -> Json:
    """An entry as a JSON object."""
    kept = {"at": entry.at, "id": entry.id}
    return {
        "version": entry.version,
        "event": entry.event.event,
        **fields_json(entry.event, language),
        **{key: value for key, value in kept.items() if value is not None},
    }


def fields_json(event: Event, language: str) -> Json:
    """The fields of an event."""
    match event:
        case Acted(seat, by, action):
            return {"seat": str(seat), "by": str(by), "action": str(action)}
        case Started():
            return _started(event)
        case Dealt():
            return _dealt(event)
        case Exposed(seat, cards):
            return {"seat": str(seat), "cards": _cards(cards)}
        case Swapped(seats):
            return {"seats": _seats(seats)}
        case Claimed(by, tricks):
            return {"by": str(by), "tricks": tricks}
        case Answered(by, accept):
            return {"by": str(by), "accept": accept}
        case Undone(to):
            return {"to": to}
        case PassedOut(deal, attempt):
            return {"deal": deal, "attempt": attempt}
        case Scored():
            return _scored(event, language)
        case Finished(verdict):
            return verdict_json(verdict, language)
        case _:
            return _live(event)


def _live(event: Event) -> Json:
    """The events that only a live table adds."""
    match event:
        case Seated(seat, player, name, kind, cards):
            waiting = {} if cards is None else {"cards": _cards(cards)}
            return {"seat": str(seat), "player": player, "name": name, "kind": kind, **waiting}
        case Left(seat, player, name, kind):
            return {"seat": str(seat), "player": player, "name": name, "kind": kind}
        case Committed(deal, attempt, fingerprint):
            return {"deal": deal, "attempt": attempt, "hash": fingerprint}
        case Revealed(deal, number, salt, hands):
            # The number is text: it is larger than what a browser's numbers hold exactly.
            return {"deal": deal, "number": str(number), "salt": salt, "hands": _hands(hands)}
        case Asked(by, to):
            return {"by": str(by), "to": to}
        case Allowed(by, accept):
            return {"by": str(by), "accept": accept}
        case Alerted(by, about, text, audience):
            return {"by": by, "about": about, "text": text, **_audience(audience)}
        case Explained(by, about, text, audience):
            return {"by": by, "about": about, "text": text, **_audience(audience)}
        case Chatted(by, text, audience):
            return {"by": by, "text": text, **_audience(audience)}
        case _:
            return {}


def line_json(line: Line, language: str) -> Json:
    """A line of a mark, with its reason."""
    return {
        "to": _seats(line.to),
        "points": line.points,
        "below": line.below,
        "code": line.code,
        "args": dict(line.args),
        "reason": say(line.code, line.args, language),
    }


def contract_json(contract: Contract) -> Json:
    """A contract."""
    return {
        "strain": str(contract.strain),
        "tricks": contract.tricks,
        "stake": contract.stake,
        "declarer": str(contract.declarer),
    }


def verdict_json(verdict: Verdict, language: str) -> Json:
    """The end of a match."""
    return {
        "lines": [line_json(line, language) for line in verdict.lines],
        "totals": _by_name(verdict.totals),
        "winner": _seats(verdict.winner),
    }


def _started(event: Started) -> Json:
    return {
        "format": FORMAT,
        "game": event.game.name,
        "match": {"kind": event.match.kind, **parameters(event.match)},
        "options": event.game.options.chosen(),
        "players": _by_name(event.players),
    }


def _dealt(event: Dealt) -> Json:
    setting = event.setting
    return {
        "deal": setting.deal,
        "attempt": setting.attempt,
        "dealer": str(setting.dealer),
        "vulnerable": _seats(sorted(setting.vulnerable)),
        **({} if setting.board is None else {"board": setting.board}),
        "hands": _hands(event.hands),
        "seating": {str(seat): event.seating.get(seat) for seat in SEATS},
    }


def _scored(event: Scored, language: str) -> Json:
    return {
        "deal": event.deal,
        "contract": contract_json(event.contract) if event.contract else None,
        "tricks": _by_name(event.tricks) if event.tricks else None,
        "lines": [line_json(line, language) for line in event.lines],
        **({"claim": True} if event.claim else {}),
    }


def _cards(hand: Hand) -> list[str]:
    return [str(card) for card in hand]


def _hands(hands: Mapping[Seat, Hand]) -> Json:
    return {str(seat): _cards(hand) for seat, hand in sorted(hands.items())}


def _seats(seats: Iterable[object]) -> list[str]:
    return [str(seat) for seat in seats]


def _by_name(values: Mapping[Any, Any]) -> Json:
    return {str(key): value for key, value in values.items()}


def _audience(audience: tuple[str, ...] | None) -> Json:
    return {} if audience is None else {"audience": list(audience)}
