"""The result of a finished match: closing score lines, totals and winner."""

from chelem.cli.shared.sheet import player_text
from chelem.core import Side
from chelem.engine import PlayerId, State, Verdict
from chelem.i18n import say
from chelem.text.score_text import counted_total, end_text, reason


def result_sentences(state: State, verdict: Verdict, language: str, me: PlayerId | None) -> list[str]:
    """Return the result as sentences about the sides, or about the players in individual games."""
    sentences = [
        f"{line.points:+d}  {say(f'side-{line.to[0].side}', {}, language)}  {reason(line, language)}"
        for line in verdict.lines
    ]
    totals = [
        say(
            "play.total",
            {
                "who": _display_name(state, str(key), language, me),
                "points": counted_total(state, key, points, language),
            },
            language,
        )
        for key, points in _ordered_totals(state, verdict)
    ]
    sentences.append(say("play.totals", {"totals": " · ".join(totals)}, language))
    names = {str(key): _display_name(state, str(key), language, me) for key in verdict.totals}
    sentences.append(end_text(state, names, language))
    return sentences


def _ordered_totals(state: State, verdict: Verdict) -> list[tuple[Side | PlayerId, int]]:
    """Return the totals, North-South first, or the players sorted by name."""
    return sorted(
        verdict.totals.items(), key=lambda total: str(total[0]), reverse=not state.game.info.individual
    )


def _display_name(state: State, name: str, language: str, me: PlayerId | None) -> str:
    if state.game.info.individual:
        return player_text(state, name, language, me)
    return say(f"side-{name}", {}, language)
