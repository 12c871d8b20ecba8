"""Judge claims by the lines of play that the open cards make certain."""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

from chelem.analysis.double_dummy import FourHands, tricks_of
from chelem.bots.cardplay.knowledge import possible_cards
from chelem.bots.hidden_hands import HiddenHands, OpenTrick
from chelem.bots.sure_lines import LineKind, LineSearch, LineTooLong
from chelem.core import SEATS, SUIT_BITS, Contract, Hand, Seat, cards_of
from chelem.engine import AnswerClaim, Board, Player, View
from chelem.engine.holdings import Holdings
from chelem.phases.card_play import CardPlay, winning_index
from chelem.simulation.requirements import Bits

STEPS = {LineKind.CASH: 10_000, LineKind.NO_ENDPLAY: 30_000, LineKind.ANY: 20_000}
"""The most cards tried in the searches for sure lines, in this order."""
LAYOUTS = 8
"""How many layouts are drawn to see at once how many tricks are not sure."""
MOST_LAYOUTS = 1000
"""The most layouts of the hidden cards that are solved to judge a concession: those of six tricks."""


def respond_to_claim(view: View) -> AnswerClaim:
    """Return the answer of the view's player to the pending claim (RULES Common, Claim)."""
    state, viewer = view.state, view.viewer
    seat = state.seat(viewer.id) if isinstance(viewer, Player) else None
    if state.board is None or state.board.claim is None or seat is None:
        return AnswerClaim(accept=False)
    board, claim = with_open_hands(state.board), state.board.claim
    if seat.side is claim.by.side:
        return AnswerClaim(accept=concedes_nothing(board, claim.by, claim.tricks))
    return AnswerClaim(accept=is_sure(board, claim.by, claim.tricks))


def sure_to_cash(board: Board, claimant: Seat, most_conceded: int) -> int | None:
    """Return how many of the tricks left the claimant can cash in every layout without losing the lead.

    None if that leaves the others more than `most_conceded` tricks.
    """
    left = 0 if board.play is None else board.play.left
    claims = range(left, max(0, left - most_conceded - 1), -1)
    return next((tricks for tricks in claims if is_sure(board, claimant, tricks, quick=True)), None)


def sure_beyond(view: View, tricks: int) -> int | None:
    """Return how many tricks a line surely takes for the view's player, if more than `tricks`.

    That is for them alone to know: it depends on their hand and the cards in view, and on no hidden one.
    """
    state, viewer = view.state, view.viewer
    seat = state.seat(viewer.id) if isinstance(viewer, Player) else None
    board = state.board
    if board is None or seat is None or board.contract is None or board.play is None or not board.led:
        return None
    sure = max(tricks, sure_to_cash(board, seat, max(0, board.play.left - tricks)) or 0)
    most = _most_sure(board, board.play, _controlled(board.contract, seat))
    while sure < most:
        # In the lower part: a line that is there is found soon, for one that is not every step is taken.
        middle = sure + 1 + (most - sure - 1) // 4
        if is_sure(board, seat, middle):
            sure = middle
        else:
            most = middle - 1
    return sure if sure > tricks else None


def _most_sure(board: Board, play: CardPlay, seats: tuple[Seat, ...]) -> int:
    """Return a number of tricks that no line of these seats surely exceeds.

    It is the least that their side takes, double dummy, in some layouts of the hidden cards.
    """
    hands, counts = possible_cards(board, play, _counts(board)), _counts(board)
    hidden, chance = HiddenHands(seats, play.strain.suit), Random(0)  # noqa: S311 - as the search itself
    most = play.left
    for _ in range(LAYOUTS):
        layout = hidden.draw(hands, counts, chance)
        if layout is not None and sum(layout) == hands[0] | hands[1] | hands[2] | hands[3]:
            tricks = tricks_of(_four_hands(layout), play.strain, play.leader, play.trick, seats[0].side)
            most = min(most, tricks)
    return most


def is_sure(board: Board, claimant: Seat, tricks: int, *, quick: bool = False) -> bool:
    """Return whether one line of play takes `tricks` for the claimant's side in every layout.

    The claimant plays their hand, and dummy's as declarer; the other hands of the board do their worst. False
    if the line is too long to search; `quick` searches only lines that never lose the lead.
    """
    if board.contract is None:
        return False
    return _are_sure_of(board, _controlled(board.contract, claimant), tricks, quick=quick)


def concedes_nothing(board: Board, claimant: Seat, tricks: int) -> bool:
    """Return whether the claimant's side can take no more than `tricks` in any layout of the hidden hands.

    The layouts are solved double dummy; if there are too many, only what dummy wins by itself counts.
    """
    play, contract = board.play, board.contract
    if play is None or contract is None:
        return False
    if tricks >= play.left or _are_sure_of(board, (contract.dummy,), play.left - tricks):
        return True
    possible = possible_cards(board, play, _counts(board))
    layouts = _layouts(possible, _counts(board))
    return layouts is not None and all(
        tricks_of(layout, play.strain, play.leader, play.trick, claimant.side) <= tricks for layout in layouts
    )


def _layouts(possible: Bits, counts: tuple[int, int, int, int]) -> Iterator[FourHands] | None:
    """Return every layout in which each hand has its number of cards; None if there are too many."""
    hidden = [seat for seat in SEATS if possible[seat].bit_count() != counts[seat]]
    if not hidden:
        return iter([_four_hands(possible)])
    if len(hidden) != 2:
        return None
    first, second = hidden
    common, own = possible[first] & possible[second], possible[first] & ~possible[second]
    missing = counts[first] - own.bit_count()
    if comb(common.bit_count(), missing) > MOST_LAYOUTS:
        return None
    return (
        _four_hands(_with_hands(possible, {first: hand, second: possible[second] & ~hand}))
        for chosen in combinations(cards_of(common), missing)
        for hand in (own | Hand.of(chosen).bits,)
    )


def _with_hands(hands: Bits, changed: dict[Seat, int]) -> Bits:
    north, east, south, west = (changed.get(seat, hands[seat]) for seat in SEATS)
    return north, east, south, west


def _four_hands(hands: Bits) -> FourHands:
    north, east, south, west = map(Hand, hands)
    return north, east, south, west


def _are_sure_of(board: Board, seats: tuple[Seat, ...], tricks: int, *, quick: bool = False) -> bool:
    """Return whether one line of play takes `tricks` for these seats, whose hands are known."""
    play = board.play
    if tricks <= 0 or play is None:
        return tricks <= 0
    hands = possible_cards(board, play, _counts(board))
    for lines, steps in list(STEPS.items())[: 1 if quick else None]:
        search = LineSearch(seats, play.strain.suit, steps, lines)
        try:
            if _sure_now(search, hands, play, tricks):
                return True
        except LineTooLong:
            continue
    return False


def _sure_now(search: LineSearch, hands: Bits, play: CardPlay, tricks: int) -> bool:
    """Return whether the search finds enough tricks, that in progress included."""
    if not play.trick:
        return search.sure(hands, int(play.leader), play.left, tricks)
    place = winning_index(play.trick, play.strain)
    led, best = SUIT_BITS[play.trick[0].suit], play.trick[place]
    winner = (play.leader + place) & 3
    trick = OpenTrick(int(play.leader), led, best.bit, winner, len(play.trick))
    return search.sure_after(hands, trick, play.left, tricks)


def with_open_hands(board: Board) -> Board:
    """Return the board with the hands that everybody sees, and no others."""
    holdings = board.holdings
    north, east, south, west = (holdings.hands[seat] if seat in holdings.open else None for seat in SEATS)
    return board.holding(Holdings((north, east, south, west), holdings.origin, holdings.seen, holdings.open))


def _controlled(contract: Contract, claimant: Seat) -> tuple[Seat, ...]:
    """Return the seats whose cards the claimant plays."""
    return (claimant, claimant.partner) if claimant is contract.declarer else (claimant,)


def _counts(board: Board) -> tuple[int, int, int, int]:
    north, east, south, west = map(board.count, SEATS)
    return north, east, south, west
