"""Sentences for speech about what happens at a table: full words, no symbols."""

from collections.abc import Iterable, Mapping

from chelem.boards import BoardSummary
from chelem.core import SEATS, SIDES, Card, Hand, Seat, points_of
from chelem.engine import Board, Entry, PlayerId, Setting, State, events
from chelem.i18n import Fact, say
from chelem.phases import CardPlay
from chelem.text.narration import event_text
from chelem.text.position import contract_facts
from chelem.text.score_text import end_text, kept_text, totals_text
from chelem.text.summary import result_text

SeatNames = Mapping[PlayerId, str]
_ENDS = (events.Scored, events.Finished)
"""Events described last, after the trick that led to them."""


def speech_for(
    entries: Iterable[Entry], after: State, names: SeatNames, language: str, *, own: bool = True
) -> list[str]:
    """Return the sentences for a viewer's new entries, given the state after them.

    `own` is true if the one dealt hand in view is the viewer's, false if they are watching it.
    """
    new = [entry.event for entry in entries]
    ends = [event for event in new if isinstance(event, _ENDS)]
    others = [event for event in new if event not in ends]
    sentences = []
    while others:
        if (looked := _look_at_hand(others[:8], names, language)) is not None:
            sentences.append(looked)
            others = others[8:]
        elif (exchanged := _exchange_of_chairs(others[:4], names, language)) is not None:
            sentences.append(exchanged)
            others = others[4:]
        else:
            sentences.append(event_sentence(others[0], after, names, language, own=own))
            others = others[1:]
    sentences += _outcome(new, after, language)
    sentences += [event_sentence(event, after, names, language) for event in ends]
    return [text for text in sentences if text]


def event_sentence(
    event: events.Event, after: State, names: SeatNames, language: str, *, own: bool = True
) -> str:
    """Return the sentence for one event; empty for events that need none."""
    match event:
        case events.Acted(seat, by, Card() as card):
            code = "aloud.card" if seat is by else "aloud.dummy"
            return say(code, {"seat": str(seat), "card": str(card), "game": after.game.name}, language)
        case events.Acted(seat, _, action):
            call = str(after.as_said(seat, action))
            return say("aloud.call", {"seat": str(seat), "call": call}, language)
        case events.Dealt():
            return _dealt(event, after, language, own=own)
        case events.Exposed(seat, cards):
            return _exposed(seat, cards, after, language)
        case events.Undone() if after.turn is not None:
            return say("aloud.undone", {"seat": str(after.turn.actor)}, language)
        case events.Scored(kept=kept):
            kept_sentence = kept_text(kept, after.game.name, language)
            return f"{kept_sentence} {_scored(after, names, language)}".lstrip()
        case events.Finished():
            totals = f"{say('aloud.finished', {}, language)} {totals_text(after, names, language)}."
            return f"{totals} {end_text(after, names, language)}"
        case _:
            return _among_people(event, names, language) or event_text(event, after, language)


def spoken_hand(hand: Hand, state: State, language: str) -> str:
    """Return a hand in words, suit by suit."""
    suits: list[str] = []
    for suit in state.game.info.suits:
        ranks = ", ".join(say(f"rank-name-{card.rank}", {}, language) for card in hand if card.suit is suit)
        facts: dict[str, Fact] = {"suit": str(suit), "ranks": ranks, "void": int(not ranks)}
        suits.append(say("aloud.suit", facts, language))
    return " ; ".join(suits) if language == "fr" else "; ".join(suits)


def _exposed(seat: Seat, cards: Hand, after: State, language: str) -> str:
    facts: dict[str, Fact] = {
        "seat": str(seat),
        "hand": spoken_hand(cards, after, language),
        "no_player": int(seat not in after.sheet.seats),
        "game": after.game.name,
    }
    return say("aloud.exposed", facts, language)


def deal_sentences(setting: Setting, state: State, dealt: events.Dealt | None, language: str) -> str:
    """Return a deal's number, dealer and vulnerability, and where the cards come from if they were chosen.

    Without the event that dealt them, their origin is left out.
    """
    facts: dict[str, Fact] = {"deal": setting.deal, "dealer": str(setting.dealer)}
    sentences = [say("aloud.dealt", facts, language)]
    if dealt is not None and dealt.origin is not None:
        origin: dict[str, Fact] = {"origin": dealt.origin, "people": len(state.persons)}
        sentences.append(say("deal.origin", origin, language))
        if dealt.alone:
            sentences.append(say("deal.alone", {}, language))
    if state.game.vulnerability:
        sentences.append(say("plate.vulnerable", {"side": str(setting.vulnerable)}, language) + ".")
    return " ".join(sentences)


def _dealt(event: events.Dealt, after: State, language: str, *, own: bool) -> str:
    sentences = [deal_sentences(event.setting, after, event, language)]
    facts: dict[str, Fact]
    for seat, hand in event.hands.items() if len(event.hands) == 1 else ():
        facts = {"seat": str(seat), "hand": spoken_hand(hand, after, language)}
        sentences.append(say("aloud.hand" if own else "aloud.hand_of", facts, language))
    return " ".join(sentences)


def _scored(after: State, names: SeatNames, language: str) -> str:
    summary = BoardSummary.of_row(after.game, after.sheet.rows[-1])
    if summary.over is None:
        return say("sheet.passed", {}, language) + "."
    if after.game.info.numbered:
        code = "aloud.over" if summary.over > 0 else "aloud.down" if summary.over else "aloud.made"
        went = say(code, {"tricks": abs(summary.over), "game": after.game.name}, language)
    else:
        facts: dict[str, Fact] = {"game": after.game.name, "taken": result_text(summary, language)}
        went = say("aloud.scored", facts, language)
    return f"{went} {_points(after, names, language)}".rstrip()


def _points(state: State, names: SeatNames, language: str) -> str:
    """Return the points of the last deal, for each side or player that has any, or who lost the match."""
    row = state.sheet.rows[-1]
    if row.contract is not None and state.match.loses(state.game, row):
        return say("aloud.lost", {"who": say(f"side-{row.contract.declarer.side}", {}, language)}, language)
    if state.game.info.individual:
        sitting = ((row.seating[seat], seat) for seat in SEATS)
        points = {names.get(player, player): points_of(row.lines, seat) for player, seat in sitting if player}
    else:
        points = {say(f"side-{side}", {}, language): points_of(row.lines, side) for side in SIDES}
    sentences = (
        say("aloud.points_for", {"who": player, "points": n}, language) for player, n in points.items() if n
    )
    return " ".join(sentences)


def _outcome(new: list[events.Event], after: State, language: str) -> list[str]:
    """Return the sentences about what a call or card settled: the contract, or a trick."""
    board = after.board
    acted = next((event for event in reversed(new) if isinstance(event, events.Acted)), None)
    if board is None or acted is None or (play := board.play) is None:
        return []
    if isinstance(acted.action, Card):
        return [_trick(play, after, language)] if play.done and not play.trick else []
    return [] if board.led else [_contract(board, after, language)]


def _trick(play: CardPlay, after: State, language: str) -> str:
    facts: dict[str, Fact] = {side.name.lower(): play.taken(side) for side in SIDES}
    facts |= {"seat": str(play.done[-1].winner), "game": after.game.name}
    return say("aloud.trick", facts, language)


def _contract(board: Board, after: State, language: str) -> str:
    if board.contract is None:
        return ""
    contract = board.contract
    facts = contract_facts(after.game, contract, str(contract.declarer))
    facts |= {"bid": f"{facts['number']}{contract.strain}", "leader": str(contract.declarer.next)}
    return say("aloud.contract", facts, language)


def _exchange_of_chairs(new: list[events.Event], names: SeatNames, language: str) -> str | None:
    """Return one sentence for two players who exchange chairs; None for other events."""
    match new:
        case [
            events.Left(one, first),
            events.Left(other, second),
            events.Seated() as now,
            events.Seated() as then,
        ]:
            if (now.seat, now.player, then.seat, then.player) != (other, first, one, second):
                return None
            facts: dict[str, Fact] = {"name": names.get(first, first), "other": names.get(second, second)}
            return say("aloud.exchanged", facts, language)
        case _:
            return None


def _look_at_hand(new: list[events.Event], names: SeatNames, language: str) -> str | None:
    """Return one sentence for a player who takes a chair and leaves it at once; None for other events."""
    exchanges = [_exchange_of_chairs(part, names, language) for part in (new[:4], new[4:])]
    match new:
        case [events.Left(one, first), events.Left(_, second), _, _, events.Left(again, last), *_] if (
            None not in exchanges
        ):
            if (again, last) != (one, second):
                return None
            facts: dict[str, Fact] = {"name": names.get(first, first), "other": names.get(second, second)}
            return say("aloud.looked", facts, language)
        case _:
            return None


def _among_people(event: events.Event, names: SeatNames, language: str) -> str:
    match event:
        case events.Seated(seat, player, name):
            facts: dict[str, Fact] = {"seat": str(seat), "name": name or names.get(player, player)}
            return say("aloud.seated", facts, language)
        case events.Left(seat, player, name):
            facts = {"seat": str(seat), "name": name or names.get(player, player)}
            return say("aloud.left", facts, language)
        case events.Unrevealed(players):
            left_out = ", ".join(names.get(player, player) for player in players)
            return say("aloud.unrevealed", {"names": left_out, "count": len(players)}, language)
        case events.Chatted(by, text):
            return say("aloud.chatted", {"name": names.get(by, by), "text": text}, language)
        case events.Alerted(by, _, text) | events.Explained(by, _, text):
            return say("aloud.alerted", {"name": names.get(by, by), "text": text}, language)
        case events.Asked(by):
            return say("aloud.asked", {"seat": str(by)}, language)
        case events.Allowed(by, accept):
            return say("aloud.allowed" if accept else "aloud.denied", {"seat": str(by)}, language)
        case _:
            return ""
