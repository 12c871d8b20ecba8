"""The result of a team match as plain values for JSON."""

from typing import Any

from chelem.arena.decision_times import DecisionTimes
from chelem.arena.match_report import MatchReport
from chelem.arena.sample_mean import SampleMean
from chelem.arena.team_report import StrainMeans, TeamReport
from chelem.arena.teams import MatchKind, TeamMatch


def report_json(match: TeamMatch, report: MatchReport) -> dict[str, Any]:
    """Return the result with the names of INTERFACES.

    `boards` are those played, fewer than `requested` if the match was interrupted. Parts of the play are
    absent if the cards were not played.
    """
    played, unit = match.kind is not MatchKind.BIDDING, match.terms.scoring.unit
    return {
        "a": str(match.a),
        "b": str(match.b),
        "kind": match.kind.value,
        "scoring": str(match.terms.scoring),
        "part_score": match.terms.standing and str(match.terms.standing),
        "seed": match.seed,
        "requested": match.boards,
        "boards": report.score.count,
        unit: report.score.total,
        f"{unit}_per_board": _rounded(report.score.mean),
        "standard_error": _rounded(report.score.standard_error),
        "won": report.won,
        "lost": report.lost,
        "tied": report.tied,
        "parts": {
            name: _result_json(getattr(report, name), unit)
            for name in (("bidding", "play", "declaring", "defending") if played else ("bidding",))
        },
        "splits": {
            name: {part: _part_json(estimate, report.score.count, unit) for part, estimate in parts.items()}
            for name, parts in report.splits.items()
        },
        "teams": {"a": _team_json(report.a, played=played), "b": _team_json(report.b, played=played)},
    }


def _result_json(estimate: SampleMean, unit: str) -> dict[str, Any]:
    return {
        "count": estimate.count,
        unit: estimate.total,
        "mean": _rounded(estimate.mean),
        "standard_error": _rounded(estimate.standard_error),
    }


def _part_json(estimate: SampleMean, boards: int, unit: str) -> dict[str, Any]:
    """Return a part of the boards; its `share` is what it adds to the result a board of the match."""
    share = estimate.total / boards if boards else None
    return {
        "boards": estimate.count,
        f"{unit}_per_board": _rounded(estimate.mean),
        "standard_error": _rounded(estimate.standard_error),
        "share": _rounded(share),
    }


def _team_json(team: TeamReport, *, played: bool) -> dict[str, Any]:
    counts = team.contracts
    contracts = {name: getattr(counts, name) for name in counts.__dataclass_fields__}
    json: dict[str, Any] = {"contracts": contracts}
    if played:
        json["tricks_given_up"] = {
            "lead": _strains_json(team.lead),
            "declarer": _strains_json(team.declarer),
            "defence": _strains_json(team.defence),
        }
    json["cpu_seconds"] = {"calls": _times_json(team.times.calls)} | (
        {"cards": _times_json(team.times.cards)} if played else {}
    )
    return json


def _strains_json(strains: StrainMeans) -> dict[str, Any]:
    estimates = {"all": strains.all, "suit": strains.suit, "notrump": strains.notrump}
    return {
        name: {
            "deals": estimate.count,
            "mean": _rounded(estimate.mean),
            "standard_error": _rounded(estimate.standard_error),
        }
        for name, estimate in estimates.items()
    }


def _times_json(times: DecisionTimes) -> dict[str, Any]:
    return {"decisions": times.count, "mean": round(times.mean, 6), "max": round(times.longest, 6)}


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)
