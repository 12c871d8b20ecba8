"""Scores in words: why a line has its points, the totals, who won."""

from collections.abc import Mapping

from chelem.core import Line, Seat, Side, points_of
from chelem.engine import PlayerId, State
from chelem.i18n import Fact, say


def reason(line: Line, language: str) -> str:
    """Why these points."""
    return line.say(language)


def kept_text(kept: int | None, game: str, language: str) -> str:
    """Return the sentence on tricks that a claim gave away and that stay (Law 71); empty without any."""
    return say("result.kept", {"count": kept, "game": game}, language) if kept else ""


def end_text(state: State, names: Mapping[PlayerId, str], language: str) -> str:
    """Return how the match ended, including a reason that the totals do not show; empty while it goes on.

    Where results of several tables are compared, points alone make no winner.
    """
    if state.verdict is None:
        return ""
    if state.match.comparable:
        return say("play.compared", {}, language)
    won = dict.fromkeys(
        str(winner.side) if isinstance(winner, Seat) else winner for winner in state.verdict.winner
    )
    facts: dict[str, Fact] = {
        "winners": ", ".join(key_text(state, key, names, language) for key in won),
        "shared": "yes" if len(won) > 1 else "no",
    }
    code = state.match.end_reason(state.game, state.sheet)
    reasons = [] if code is None else [say(code, {}, language)]
    return " ".join([*reasons, say("play.winner", facts, language)])


def totals_text(state: State, names: Mapping[PlayerId, str], language: str) -> str:
    """Return the totals of a finished match, each with its side or player."""
    totals = state.verdict.totals.items() if state.verdict else ()
    return ", ".join(
        say(
            "play.total",
            {
                "who": key_text(state, str(key), names, language),
                "points": counted_total(state, key, points, language),
            },
            language,
        )
        for key, points in totals
    )


def counted_total(state: State, key: Side | PlayerId, points: int, language: str) -> Fact:
    """Return a total, without a deal that lost the match at once; no number for its loser (RULES 3.4)."""
    lost = next((row for row in state.sheet.rows if state.match.loses(state.game, row)), None)
    if lost is None or lost.contract is None or not isinstance(key, Side):
        return points
    if key is lost.contract.declarer.side:
        return say("score.lost", {}, language)
    return points - points_of(lost.lines, key)


def key_text(state: State, key: str, names: Mapping[PlayerId, str], language: str) -> str:
    """Return the name of the side or player that a total belongs to."""
    return names.get(key, key) if state.game.info.individual else say(f"side-{key}", {}, language)
