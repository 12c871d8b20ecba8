"""Judge claims by the lines of play that the open cards make certain."""

from chelem.analysis.double_dummy import tricks_of
from chelem.bots.cardplay.knowledge import possible_cards
from chelem.bots.sure_lines import LineSearch, LineTooLong, OpenTrick
from chelem.core.cards import Strain
from chelem.core.contracts import Contract
from chelem.core.hands import SUIT_BITS, Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player, View
from chelem.engine.board import Board
from chelem.engine.holdings import Holdings
from chelem.engine.moves import AnswerClaim
from chelem.phases.card_play import CardPlay, winning_index
from chelem.phases.claim import Claim
from chelem.simulation.requirements import Bits

CASHING_STEPS, STEPS = 10_000, 15_000
"""The most cards tried in a search for tricks to cash at once, and for any line."""


def respond_to_claim(view: View) -> AnswerClaim:
    """Return the answer of the view's player to the pending claim (RULES Common, Claim)."""
    board, viewer = view.state.board, view.viewer
    seat = view.state.seat(viewer.id) if isinstance(viewer, Player) else None
    if board is None or board.claim is None or board.play is None or seat is None:
        return AnswerClaim(accept=False)
    claim, play = board.claim, board.play
    if seat.side is claim.by.side:
        return AnswerClaim(accept=_concession_costs_nothing(board, play, claim))
    return AnswerClaim(accept=is_sure(with_open_hands(board), claim.by, claim.tricks))


def sure_to_cash(board: Board, claimant: Seat, most_conceded: int) -> int | None:
    """Return how many of the tricks left the claimant can cash in every layout without losing the lead.

    None if that leaves the others more than `most_conceded` tricks.
    """
    left = 0 if board.play is None else board.play.left
    claims = range(left, max(0, left - most_conceded - 1), -1)
    return next((tricks for tricks in claims if is_sure(board, claimant, tricks, quick=True)), None)


def is_sure(board: Board, claimant: Seat, tricks: int, *, quick: bool = False) -> bool:
    """Return whether one line of play takes `tricks` for the claimant's side in every layout.

    The claimant plays their hand, and dummy's as declarer; the other hands of the board do their worst. False
    if the line is too long to search; `quick` searches only lines that never lose the lead.
    """
    play, contract = board.play, board.contract
    if tricks <= 0 or play is None or contract is None:
        return tricks <= 0
    hands = possible_cards(board, play, _counts(board))
    for cash, steps in ((True, CASHING_STEPS), (False, 0 if quick else STEPS)):
        search = LineSearch(_controlled(contract, claimant), contract.strain.suit, steps, cash=cash)
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
    held = board.holdings
    north, east, south, west = (held.hands[seat] if seat in held.open else None for seat in SEATS)
    return board.holding(Holdings((north, east, south, west), held.origin, held.seen, held.open))


def _controlled(contract: Contract, claimant: Seat) -> tuple[Seat, ...]:
    """Return the seats whose cards the claimant plays."""
    return (claimant, claimant.partner) if claimant is contract.declarer else (claimant,)


def _counts(board: Board) -> tuple[int, int, int, int]:
    north, east, south, west = map(board.count, SEATS)
    return north, east, south, west


def _concession_costs_nothing(board: Board, play: CardPlay, claim: Claim) -> bool:
    """Return whether the claimant's partner, who sees the four hands now, can take no more tricks."""
    possible = possible_cards(board, play, _counts(board))
    if any(bits.bit_count() != count for bits, count in zip(possible, _counts(board), strict=True)):
        return claim.tricks == play.left
    return claim.tricks >= _tricks_of(possible, play, claim.by)


def _tricks_of(possible: Bits, play: CardPlay, seat: Seat) -> int:
    north, east, south, west = map(Hand, possible)
    strain: Strain = play.strain
    return tricks_of((north, east, south, west), strain, play.leader, play.trick, seat.side)
