"""The sections that compare a table's deals with other tables."""

from typing_extensions import TypedDict

from chelem.boards import BoardSummary
from chelem.bots import Configuration
from chelem.bots.systems.names import known_headings
from chelem.core import Side
from chelem.engine import State
from chelem.formats.json_types import CardCode
from chelem.i18n import Fact, say
from chelem.scoring import imps
from chelem.site.tables.domain.comparison import BotResult, Comparisons, RowComparison, TableScore, rank_table
from chelem.site.tables.domain.known_deal import KnownDeal
from chelem.text.summary import result_text, short_contract


class KnownDealShape(TypedDict):
    """A deal that the table's owner has seen before."""

    steps: int
    """The number of calls and cards made before it came to this table."""
    text: str
    """The other table's result in words once the deal is over; empty before."""


class ScoreShape(TypedDict):
    """A table's score on a board, compared with the scores at the other tables."""

    points: int
    """The score of your side, or of the pair in your direction."""
    percent: float
    """Its matchpoint percentage."""
    imps: float
    """Its average IMPs against each other table."""


class ResultShape(ScoreShape):
    """A table's result on a board."""

    contract: str
    result: str
    lead: CardCode | None
    """The first card; null if unknown, and at your table."""
    you: bool
    """Whether this is your table."""
    pairs: list[str] | None
    """How North-South and East-West bid there, in words; null if unknown, and at your table."""


class ComparisonShape(TypedDict):
    """A board compared with the same board at other tables."""

    percent: float | None
    """The matchpoint percentage."""
    imps: float | None
    """The average IMPs against each other table."""
    results: list[ResultShape]
    """All results, yours included."""


class StandingShape(TypedDict):
    """The rank of your table over the deals that other tables have played too."""

    percent: float
    """Your side's average matchpoint percentage."""
    imps: float
    """The sum of its IMPs."""
    rank: int
    """The place by percentages among the tables, from 1."""
    level: int
    """How many other tables have the same percentage."""
    tables: int
    """How many tables are ranked, yours included."""
    boards: int
    """How many deals are compared."""


def comparison_sections(
    comparisons: Comparisons, state: State, side: Side, language: str
) -> dict[int, ComparisonShape]:
    """Return the comparisons of finished deals with other tables, by deal, from one side's point of view."""
    return {compared.deal: _comparison(compared, language) for compared in comparisons.of(state, side)}


def _comparison(compared: RowComparison, language: str) -> ComparisonShape:
    own: ResultShape = {
        "contract": short_contract(compared.summary, language),
        "result": result_text(compared.summary, language),
        "lead": None,
        "you": True,
        "pairs": None,
        **_score(compared.own),
    }
    others = zip(compared.others, compared.scores[1:], strict=True)
    results = [own, *(_result(other, score, language) for other, score in others)]
    return {
        "percent": own["percent"],
        "imps": own["imps"],
        "results": sorted(results, key=lambda result: -result["points"]),
    }


def _result(other: BotResult, score: TableScore, language: str) -> ResultShape:
    return {
        "contract": other["contract"][language],
        "result": other["result"],
        "lead": other.get("lead"),
        "you": False,
        "pairs": [pair_bidding(pair, language) for pair in other["pairs"]] if "pairs" in other else None,
        **_score(score),
    }


def pair_bidding(configuration: str, language: str) -> str:
    """Return in words the system of a pair, with its style unless that is the usual one."""
    pair = Configuration.parse(configuration)
    heading = known_headings().get(pair.system)
    if heading is None:  # a system of an older version
        return pair.system
    style = heading.styles.get(pair.style)
    return heading.titles[language] + (f", {style[language]}" if style else "")


def _score(score: TableScore) -> ScoreShape:
    return {
        "points": score.points,
        "percent": round(float(score.percent), 1),
        "imps": round(float(score.imps), 2),
    }


def standing_section(comparisons: Comparisons, state: State, side: Side) -> StandingShape | None:
    """Return a side's rank over the deals that other tables have played too; None without any."""
    found = rank_table(tuple(comparisons.of(state, side)))
    if found is None:
        return None
    return {
        "percent": round(float(found.percent), 1),
        "imps": round(float(found.imps), 2),
        "rank": found.rank,
        "level": found.level,
        "tables": found.tables,
        "boards": found.boards,
    }


def known_deal_section(
    known: KnownDeal | None, state: State | None, side: Side, language: str
) -> KnownDealShape | None:
    """Return the section shown during a known deal; once it is over, with the other table's result."""
    board = state.board if state else None
    if known is None or state is None or board is None or board.setting.deal != known.deal:
        return None
    row = next((row for row in state.sheet.rows if row.setting.deal == known.deal), None)
    if row is None or known.elsewhere is None:
        return {"steps": known.steps, "text": ""}
    score = BoardSummary.of_row(state.game, row).score or 0
    return {"steps": known.steps, "text": _compare_scores(known.elsewhere, score, side, language)}


def _compare_scores(other: BotResult, score: int, side: Side, language: str) -> str:
    """Return a sentence with the other table's result, and how much better or worse `side` did here."""
    gain = (score - other["points"]) * (1 if side is Side.NS else -1)
    facts: dict[str, Fact] = {
        "contract": f"{other['contract'][language]} {other['result']}".rstrip(),
        "points": abs(other["points"]),
        "side": "none" if not other["points"] else "NS" if other["points"] > 0 else "EW",
        "way": "more" if gain > 0 else "less" if gain else "same",
        "gain": abs(gain),
        "imps": abs(imps(gain)),
    }
    return say("seen.elsewhere", facts, language)
