"""What the workers of bots do; bots that sample, and systems, are loaded there only, never by the server."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from chelem.bots import BoardScoring, Meaning, SideBots
from chelem.bots.coaching.departure import CardDeparture
from chelem.bots.coaching.first_mistake import MadeMove, Mistake
from chelem.bots.coaching.objection import Objection
from chelem.bots.configuration import AT_TABLES, SYSTEM_OF_LANGUAGE, Configuration, usual_bots
from chelem.core import Action, Card, Side
from chelem.engine import AnswerClaim, MakeClaim, Move, State, View
from chelem.processes import long_lived_loading

Haste = Literal["hard", "slow", "illegal"]
"""Why a move is not thought over: it takes too much CPU time, workers are too slow, or it is illegal."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """What a bot moves from: what its player sees, what it is and its seed, and how boards are compared."""

    view: View
    bots: Configuration
    seed: int
    scoring: BoardScoring = BoardScoring.IMPS
    opponents: Configuration | None = None
    """What the other side bids by, if not by the same."""

    @property
    def sides(self) -> SideBots:
        """What each side bids by."""
        theirs = self.opponents or self.bots
        ours_first = self.view.seat.side is Side.NS
        return SideBots(self.bots, theirs) if ours_first else SideBots(theirs, self.bots)


@dataclass(frozen=True, slots=True)
class BotMove:
    """A bot's move, and the meaning of a call; `hurried` says why it was not thought over, if it was not."""

    move: Move
    meaning: Meaning | None = None
    hurried: Haste | None = None


def load_bots() -> None:
    """Load what the usual bots of each language need: another system takes 0.4 s of CPU and 11 MB."""
    with long_lived_loading():
        from chelem.bots.bidders import system_of  # noqa: PLC0415 - see the module
        from chelem.bots.explain import prepare_system  # noqa: PLC0415 - as above
        from chelem.bots.making import new_bot  # noqa: PLC0415 - as above

        for language in SYSTEM_OF_LANGUAGE:
            configuration = usual_bots(language)
            new_bot(configuration)
            prepare_system(system_of(configuration))


FIXED_QUESTION = '{"hand": "AQ72.K84.QJ6.K95", "dealer": "N", "vulnerable": "none", "auction": []}'
"""What a worker is asked to see whether it answers: an opening of one notrump, which takes milliseconds."""


def answer_fixed_question() -> None:
    """Let a usual bot make a call with a fixed hand."""
    from chelem.arena.questions.call_question import CallQuestion, answer_call_question  # noqa: PLC0415 - as above

    answer_call_question(CallQuestion.parse(FIXED_QUESTION, AT_TABLES), 0)


def choose_move(turn: BotTurn) -> BotMove:
    """Return the move of a bot whose turn it is."""
    from chelem.bots.making import new_bot  # noqa: PLC0415 - as above
    from chelem.bots.occasion import Occasion  # noqa: PLC0415 - as above

    occasion = Occasion(turn.opponents, turn.scoring, claims=True, people=turn.opponents is not None)
    chosen = new_bot(turn.bots, turn.seed, occasion).move(turn.view)
    if isinstance(chosen, (AnswerClaim, MakeClaim, Card)):
        return BotMove(chosen)
    return BotMove(chosen, meaning_of_next(turn.view.state, chosen, turn.sides))


def objection_to(
    view: View, action: Action, bots: Configuration, seed: int, opponents: Configuration | None = None
) -> Objection | None:
    """Return what speaks against a move of the view's player; `opponents` as in `BotTurn`."""
    from chelem.bots.coaching.coach import object_to  # noqa: PLC0415 - as above

    return object_to(view, action, bots, seed, opponents)


def first_mistake_of(moves: Sequence[MadeMove], bots: SideBots) -> Mistake | None:
    """Return the first of these moves that was a mistake by what its player knew."""
    from chelem.bots.coaching.first_mistake import first_mistake  # noqa: PLC0415 - as above

    return first_mistake(moves, bots)


def sure_claim(view: View, tricks: int) -> int | None:
    """Return how many tricks, more than `tricks`, the view's player surely takes; None if no more."""
    from chelem.bots.claims import sure_beyond  # noqa: PLC0415 - as above

    return sure_beyond(view, tricks)


def meaning_of_next(state: State, call: Action, bots: SideBots) -> Meaning | None:
    """Return the meaning of a call that may be made now."""
    from chelem.bots.bidders import systems_of  # noqa: PLC0415 - as above
    from chelem.bots.explain import explain_next_call  # noqa: PLC0415 - as above

    return explain_next_call(state, call, systems_of(bots))


def meanings_of_deal(state: State, bots: SideBots) -> Sequence[Meaning | None]:
    """Return the meanings of the deal's calls."""
    from chelem.bots.bidders import systems_of  # noqa: PLC0415 - as above
    from chelem.bots.explain import explain_deal_calls  # noqa: PLC0415 - as above

    return explain_deal_calls(state, systems_of(bots))


def departures_of_deal(state: State, bots: SideBots) -> Sequence[CardDeparture | None]:
    """Return, for each call of a finished deal, how it departs from what its side bids by."""
    from chelem.bots.coaching import against_card  # noqa: PLC0415 - as above

    return against_card.calls_against_card(state, bots)
