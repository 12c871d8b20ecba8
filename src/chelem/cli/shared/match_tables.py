"""The result of a team match as tables for a terminal."""

from rich.console import Console
from rich.table import Table

from chelem.arena.decision_times import DecisionTimes
from chelem.arena.match_report import MatchReport
from chelem.arena.sample_mean import SampleMean
from chelem.arena.team_report import StrainMeans, TeamReport
from chelem.arena.teams import MatchKind, Team, TeamMatch
from chelem.i18n import Fact, say
from chelem.simulation.report import format_decimal

DASH = "—"
_MILLISECONDS = 1000
_DETAILS = ("-suit", "-notrump", "games-makeable", "slams-makeable")
"""How the codes of rows end that belong to the row before them."""


def print_report(console: Console, match: TeamMatch, report: MatchReport, language: str) -> None:
    """Print the score, then a table of the parts of the match and one that compares the teams."""
    names: dict[str, Fact] = {"a": match.names[Team.A], "b": match.names[Team.B]}
    facts = names | {
        "boards": report.score.count,
        "requested": match.boards,
        "seed": str(match.seed),
        "kind": match.kind.value,
        "form": match.terms.scoring.form or "none",
        "standing": str(match.terms.standing or "none"),
        "score": score_text(report.score, language),
        "won": report.won,
        "lost": report.lost,
        "tied": report.tied,
    }
    unit = match.terms.scoring.unit
    for line in ("arena.title", f"arena.score-{unit}"):
        console.print(say(line, facts, language), markup=False, soft_wrap=True)
    if report.score.count < match.boards:
        console.print(say("arena.stopped", facts, language), markup=False, soft_wrap=True)
    console.print()
    console.print(_parts_table(match, report, names, language))
    console.print()
    console.print(_teams_table(match, report, names, language))


def score_text(score: SampleMean, language: str) -> str:
    """Return a mean with its sign, and its standard error if it has one: `+1.25 ± 0.31`.

    >>> score_text(SampleMean.of([2, 0, 1]), "fr"), score_text(SampleMean.of([-2]), "en")
    ('+1,00 ± 0,58', '−2.00')
    """
    if score.mean is None:
        return DASH
    sign = "+" if score.mean >= 0 else ""
    return sign + _mean_text(score, language)


def _mean_text(estimate: SampleMean, language: str) -> str:
    if estimate.mean is None:
        return DASH
    mean = format_decimal(estimate.mean, 2, language)
    error = estimate.standard_error
    return mean if error is None else f"{mean} ± {format_decimal(error, 2, language)}"


def _parts_table(match: TeamMatch, report: MatchReport, names: dict[str, Fact], language: str) -> Table:
    """Return the table of team A's result: the whole, bidding and play, and each split."""
    table = _new_table(say("arena.parts", names, language))
    for heading in ("arena.count", f"arena.{match.terms.scoring.unit}", "arena.share"):
        table.add_column(say(heading, names, language), justify="right")
    lines = {"bidding": report.bidding}
    if match.kind is not MatchKind.BIDDING:
        lines |= {"play": report.play}
    for name, estimate in lines.items():
        table.add_row(say(f"arena.{name}", names, language), *_part_cells(estimate, report, language))
    if match.kind is not MatchKind.BIDDING:
        for name, estimate in (("declaring", report.declaring), ("defending", report.defending)):
            label = say(f"arena.{name}", names, language)
            table.add_row(f"  {label}", str(estimate.count), score_text(estimate, language), "")
    for split, parts in report.splits.items():
        table.add_row(say(f"arena.{split}".replace("_", "-"), names, language), style="bold")
        for part, estimate in parts.items():
            if estimate.count:
                label = say(f"arena.{split}-{part}".replace("_", "-"), names, language)
                table.add_row(f"  {label}", *_part_cells(estimate, report, language))
    return table


def _part_cells(estimate: SampleMean, report: MatchReport, language: str) -> tuple[str, str, str]:
    boards = report.score.count
    share = SampleMean(boards, estimate.total) if boards else SampleMean()
    share_text = DASH if share.mean is None else format_decimal(share.mean, 2, language)
    return str(estimate.count), score_text(estimate, language), share_text


def _teams_table(match: TeamMatch, report: MatchReport, names: dict[str, Fact], language: str) -> Table:
    """Return the table that compares the teams: tricks given up, contracts, processor time."""
    table = _new_table("")
    for name in names.values():
        table.add_column(str(name), justify="right")
    played = match.kind is not MatchKind.BIDDING
    first, second = (_team_rows(team, language, played=played) for team in (report.a, report.b))
    for code, cell in first.items():
        label = say(code, names, language)
        if cell is None:
            table.add_row(label, style="bold")
        else:
            indent = 4 if code.endswith(_DETAILS) else 2
            table.add_row(" " * indent + label, cell, second[code])
    return table


def _team_rows(team: TeamReport, language: str, *, played: bool) -> dict[str, str | None]:
    """Return the cells of a team by the code of their row; None for a heading."""
    rows: dict[str, str | None] = {}
    if played:
        rows["arena.tricks"] = None
        rows |= _trick_rows(team, language)
    counts = {name: getattr(team.contracts, name) for name in team.contracts.__slots__}
    if not played:
        del counts["made"]  # double dummy, those that can be made
    rows["arena.contracts"] = None
    rows |= {f"arena.contracts-{name.replace('_', '-')}": str(count) for name, count in counts.items()}
    rows |= {"arena.time": None, "arena.time-calls": _time_text(team.times.calls, language)}
    if played:
        rows["arena.time-cards"] = _time_text(team.times.cards, language)
    return rows


def _trick_rows(team: TeamReport, language: str) -> dict[str, str]:
    rows: dict[str, str] = {}
    for part in ("lead", "declarer", "defence"):
        strains: StrainMeans = getattr(team, part)
        rows[f"arena.tricks-{part}"] = _mean_text(strains.all, language)
        rows[f"arena.tricks-{part}-suit"] = _mean_text(strains.suit, language)
        rows[f"arena.tricks-{part}-notrump"] = _mean_text(strains.notrump, language)
    return rows


def _time_text(times: DecisionTimes, language: str) -> str:
    if not times.count:
        return DASH
    mean, longest = (
        format_decimal(_MILLISECONDS * seconds, 1, language) for seconds in (times.mean, times.longest)
    )
    return say("arena.time-both", {"mean": mean, "longest": longest}, language)


def _new_table(title: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(title)
    return table
