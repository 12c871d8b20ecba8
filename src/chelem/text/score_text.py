"""Scores in words: why a line has its points, the totals, who won."""

from collections.abc import Mapping

from chelem.core.lines import Line
from chelem.core.seats import Seat
from chelem.engine.sheet import PlayerId
from chelem.engine.state import State
from chelem.i18n import Fact, say


def reason(line: Line, language: str) -> str:
    """Why these points."""
    return line.say(language)


def end_text(state: State, names: Mapping[PlayerId, str], language: str) -> str:
    """How the match ended: what the totals do not tell, and who won; empty while it goes on."""
    if state.verdict is None:
        return ""
    won = dict.fromkeys(str(one.side) if isinstance(one, Seat) else one for one in state.verdict.winner)
    facts: dict[str, Fact] = {
        "winners": ", ".join(key_text(state, key, names, language) for key in won),
        "shared": "yes" if len(won) > 1 else "no",
    }
    why = state.match.why(state.game, state.sheet)
    told = [] if why is None else [say(why, {}, language)]
    return " ".join([*told, say("play.winner", facts, language)])


def totals_text(state: State, names: Mapping[PlayerId, str], language: str) -> str:
    """The totals of a match that is over, each with whose they are."""
    totals = state.verdict.totals.items() if state.verdict else ()
    each = ((key_text(state, str(key), names, language), points) for key, points in totals)
    return ", ".join(say("play.total", {"who": who, "points": points}, language) for who, points in each)


def key_text(state: State, key: str, names: Mapping[PlayerId, str], language: str) -> str:
    """Whose points they are: a side's, or a player's where each plays alone."""
    return names.get(key, key) if state.game.info.individual else say(f"side-{key}", {}, language)
