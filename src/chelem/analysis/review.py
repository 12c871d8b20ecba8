"""Review a board: the cost of each call and each card."""

from collections.abc import Iterator
from dataclasses import dataclass

from chelem.analysis.auction_value import AuctionValue
from chelem.analysis.calls import ReviewedCall, review_calls
from chelem.analysis.cards import ReviewedCard, review_cards
from chelem.analysis.par import Par, par_of_record
from chelem.analysis.tables import DoubleDummyTable, solve
from chelem.boards import Problem, Record, Severity
from chelem.boards.validation import replay_auction, replay_play, validate
from chelem.core import ChelemError, Contract, Deal, Hand, ParseError, Refused, Side
from chelem.games.registry import game_of_files
from chelem.scoring import declarer_points


@dataclass(frozen=True, slots=True)
class Review:
    """The double-dummy review of a board.

    `par` is None if the dealer or the vulnerability is unknown. `contract` and `tricks` (of declarer's side)
    are the result: as played, or as stated if the recorded play is incomplete. `calls` and `cards` end before
    the first illegal one. `problems` lists what validation found, then the parts that could not be reviewed.
    """

    record: Record
    deal: Deal
    table: DoubleDummyTable
    par: Par | None
    contract: Contract | None
    tricks: int | None
    calls: tuple[ReviewedCall, ...]
    cards: tuple[ReviewedCard, ...]
    problems: tuple[Problem, ...]

    @property
    def possible(self) -> int | None:
        """The double-dummy tricks of declarer's side; None without a contract."""
        return None if self.contract is None else self.table[self.contract.strain, self.contract.declarer]

    @property
    def possible_at_end(self) -> int | None:
        """Declarer's total tricks, double dummy, after the last recorded card: to compare with a claim.

        None if no card is recorded, or not all could be reviewed.
        """
        if self.contract is None or not self.cards or len(self.cards) < len(self.record.play.cards):
            return None
        return declarer_tricks(self.contract, self.cards[-1])[1]

    def points(self, tricks: int | None) -> int | None:
        """Return North-South's score if declarer's side takes `tricks`; 0 if all passed.

        None if the contract, the tricks or the vulnerability is unknown.
        """
        if self.contract is None:
            return 0 if self.record.passed_out else None
        if tricks is None or self.record.vulnerable is None:
            return None
        declarer = self.contract.declarer
        points = declarer_points(self.contract, tricks, vulnerable=self.record.vulnerable)
        return points if declarer.side is Side.NS else -points


def review_board(record: Record, table: DoubleDummyTable | None = None) -> Review:
    """Review a board; `ParseError` unless all four hands are known.

    `table` is the deal's double-dummy table; None computes it, which takes most of the time.
    """
    deal = record.deal
    if deal is None:
        raise _deal_error(record)
    solved = solve(deal) if table is None else table
    par = par_of_record(record, solved)
    calls: tuple[ReviewedCall, ...] = ()
    if par is not None and record.vulnerable is not None:
        calls = _calls(record, AuctionValue(solved, record.vulnerable))
    cards = _cards(record, deal)
    problems = (*validate(record), *_skipped_parts(record, cards))
    return Review(record, deal, solved, par, record.contract, _tricks(record, cards), calls, cards, problems)


def _deal_error(record: Record) -> ChelemError:
    """Return why the hands are not a deal: a card is in two of them, or a hand is unknown."""
    seen = Hand()
    for hand in record.hands:
        if hand is not None:
            if twice := seen & hand:
                return ParseError("deal.twice", card=twice.cards[0])
            seen |= hand
    return ParseError("review.no_deal")


def _calls(record: Record, values: AuctionValue) -> tuple[ReviewedCall, ...]:
    """Return the reviewed calls up to the first illegal one."""
    auction, _ = replay_auction(record)
    if auction is None:
        return ()
    illegal = record.auction.insufficient | record.auction.skipped
    return review_calls(values, game_of_files().auction(auction.seats[0]), auction.calls, illegal)


def _cards(record: Record, deal: Deal) -> tuple[ReviewedCard, ...]:
    """Return the reviewed cards up to the first illegal one, even if it was accepted at the table."""
    contract = record.contract
    play, _ = replay_play(record, contract)
    if contract is None or play is None:
        return ()
    irregular = (*record.play.revokes, *filter(None, record.play.leads))
    cards = record.play.cards[: min((4 * len(play.done) + len(play.trick), *irregular))]
    leader = play.done[0].leader if play.done else play.leader
    return review_cards(deal.hands, contract.strain, leader, cards)


def _tricks(record: Record, cards: tuple[ReviewedCard, ...]) -> int | None:
    """Return the tricks of declarer's side: as played if the play is complete, otherwise as stated."""
    contract = record.contract
    if contract is None:
        return None
    if len(cards) < 52:
        return record.tricks(contract)
    return declarer_tricks(contract, cards[-1])[1]


def _skipped_parts(record: Record, cards: tuple[ReviewedCard, ...]) -> Iterator[Problem]:
    """Yield the parts that cannot be reviewed, because something is unknown or illegal."""
    if record.dealer is None and record.auction.first is None:
        yield _skipped(Refused("review.no_dealer"), "Dealer")
    if record.vulnerable is None:
        yield _skipped(Refused("review.no_vulnerable"), "Vulnerable")
    if not record.auction.calls:
        yield _skipped(Refused("review.no_calls"), "Auction")
    if record.contract is None:
        if not record.passed_out:
            yield _skipped(Refused("review.no_contract"), "Contract")
    elif not record.play.cards:
        yield _skipped(Refused("review.no_play"), "Play")
    elif len(cards) < len(record.play.cards):
        yield _skipped(Refused("review.stopped"), "Play", len(cards))


def _skipped(error: Refused, where: str, place: int | None = None) -> Problem:
    return Problem(Severity.SKIPPED, error, where, place)


def declarer_tricks(contract: Contract, card: ReviewedCard) -> tuple[int, int]:
    """Return the tricks of declarer's side before and after a card."""
    if card.seat.side is contract.declarer.side:
        return card.before, card.after
    return 13 - card.before, 13 - card.after
