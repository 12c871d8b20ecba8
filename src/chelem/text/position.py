"""The table as text: hands, auction, tricks, legal actions."""

from collections.abc import Iterable, Mapping

from chelem.core import SEATS, SIDES, Action, Bid, Card, Contract, Seat
from chelem.engine import Board, Game, State
from chelem.i18n import Fact, has_own, say
from chelem.phases import Auction, Phase
from chelem.phases.card_play import Trick
from chelem.text import (
    print_auction,
    print_call,
    print_card,
    print_contract,
    print_diagram,
    print_seat,
)


def table_diagram(
    state: State,
    board: Board,
    me: Seat | None,
    language: str,
    *,
    whole: bool = False,
    names: Mapping[Seat, str] | None = None,
) -> str:
    """Print the hands as the viewer knows them; with `whole`, as they were dealt. `names` are the players."""
    known = {seat: board.holdings.hands[seat] if whole else board.hand(seat) for seat in SEATS}
    hands = {seat: board.count(seat) if hand is None else hand for seat, hand in known.items()}
    return print_diagram(
        hands,
        language,
        dealer=board.setting.dealer,
        vulnerable=board.setting.vulnerable if state.game.vulnerability else None,
        roles={**(names or {}), **_roles(state, board, me, language)},
        notes=_notes(state, board, language),
        suits=state.game.info.suits,
        bottom=Seat.S if me is None else me,
    )


def _roles(state: State, board: Board, me: Seat | None, language: str) -> dict[Seat, str]:
    roles: dict[Seat, str] = {}
    for seat in SEATS:
        if seat not in state.sheet.seats:
            roles[seat] = say("role.no_player", {"game": state.game.name}, language)
        elif seat is me:
            roles[seat] = say("role.you", {}, language)
        elif board.contract and seat is board.contract.dummy:
            roles[seat] = say("role.dummy", {}, language)
    return roles


def _notes(state: State, board: Board, language: str) -> list[str]:
    """Return the contract and the tricks taken so far."""
    if board.contract is None:
        return []
    notes = [contract_text(state.game, board.contract, language)]
    if board.play:
        tricks: dict[str, Fact] = {side.name.lower(): board.play.taken(side) for side in SIDES}
        notes.append(say("table.tricks", tricks | {"game": state.game.name}, language))
    return notes


def contract_text(game: Game, contract: Contract, language: str) -> str:
    """Print a contract in the terms of its game."""
    if has_own("contract", game.name, language):
        return say("contract", contract_facts(game, contract), language)
    return print_contract(contract, language, base=game.info.book)


def contract_facts(game: Game, contract: Contract, declarer: str = "") -> dict[str, Fact]:
    """Return the facts of messages about a contract; `declarer` is the player's name if there is one."""
    return {
        "game": game.name,
        "strain": str(contract.strain),
        "tricks": contract.tricks,
        "number": contract.tricks - game.info.book,
        "stake": contract.stake,
        "seat": str(contract.declarer),
        "declarer": declarer,
    }


def auction_text(state: State, board: Board, language: str) -> str:
    """Print the calls before the opening lead."""
    phases: tuple[Phase, ...] = board.past_phases
    if board.phase is not None and board.play is None:
        phases = (*phases, board.phase)
    return "\n".join(filter(None, (_said(state, phase, language) for phase in phases)))


def _said(state: State, phase: Phase, language: str) -> str:
    match phase:
        case Auction(calls=()):
            return ""
        case Auction(seats=seats, calls=calls):
            clockwise = tuple(seat for seat in (Seat.W, Seat.N, Seat.E, Seat.S) if seat in state.sheet.seats)
            return print_auction(list(calls), seats[0], language, seats=clockwise)
        case _:
            texts = (
                (seat, action_text(state.as_said(seat, action), language)) for seat, action in phase.said()
            )
            return calls_by_seat(texts, language)


def calls_by_seat(actions: Iterable[tuple[Seat, str]], language: str) -> str:
    """Print actions on one line, each with its seat."""
    return " · ".join(f"{print_seat(seat, language)} {text}" for seat, text in actions)


def action_text(action: Action, language: str) -> str:
    """Print a call or a card."""
    return print_card(action, language) if isinstance(action, Card) else print_call(action, language)


def trick_text(trick: Trick, language: str) -> str:
    """Print a finished trick: its cards in order, and the winner."""
    cards = calls_by_seat(((seat, print_card(card, language)) for seat, card in trick.plays()), language)
    return say("table.trick", {"cards": cards, "seat": str(trick.winner)}, language)


def current_trick(state: State, board: Board, language: str) -> str:
    """Print the cards of the trick in progress."""
    if board.play is None or not board.play.trick:
        return ""
    cards = calls_by_seat(
        ((seat, print_card(card, language)) for seat, card in board.play.current()), language
    )
    return say("table.current", {"cards": cards, "game": state.game.name}, language)


def turned_tricks(state: State, board: Board, language: str) -> str:
    """Print the thirteen tricks: | for those North-South won, — for the others (RULES 0.6)."""
    done = board.play.done if board.play else ()
    return say(
        "table.turned",
        {
            "game": state.game.name,
            "tricks": " ".join("|" if trick.winner.side is SIDES[0] else "—" for trick in done) or "·",
        },
        language,
    )


def legal_text(state: State, language: str) -> str:
    """Print the legal actions, bids as a range; empty if there is nothing to choose."""
    turn = state.turn
    legal = tuple(state.as_said(turn.hand, action) for action in state.legal()) if turn else ()
    if not legal:
        return ""
    bids = [action for action in legal if isinstance(action, Bid)]
    texts = [action_text(action, language) for action in legal if not isinstance(action, Bid)]
    if bids:
        lowest, highest = (print_call(bid, language) for bid in (bids[0], bids[-1]))
        texts.append(
            lowest if len(bids) == 1 else say("table.range", {"from": lowest, "to": highest}, language)
        )
    return say("table.legal", {"actions": ", ".join(texts)}, language)
