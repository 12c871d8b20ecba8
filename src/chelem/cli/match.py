"""`chelem match`: a duplicate team match between two configurations of bots."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from secrets import randbits
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chelem.arena.board_start import MatchTerms
from chelem.arena.match_report import report_match
from chelem.arena.measuring import MeasuredBoard, measure_board, play_and_measure
from chelem.arena.outside_match import OutsideMatch
from chelem.arena.paired_board import PairedBoard
from chelem.arena.report_json import report_json
from chelem.arena.sample_mean import SampleMean
from chelem.arena.scoring import AT_IMPS, Scoring, forms_with_a_line
from chelem.arena.standing import Standing
from chelem.arena.table_manager.server import TableSettings
from chelem.arena.teams import Contestant, MatchKind, OutsideTeam, TeamMatch, parse_contestant
from chelem.boards import Record
from chelem.bots import new_bot
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.json_output import print_json
from chelem.cli.shared.listening import listen_at
from chelem.cli.shared.match_tables import print_report, score_text
from chelem.cli.shared.parallel import Jobs, atomic_write, map_parallel
from chelem.cli.shared.sources import STDIO
from chelem.cli.table_manager import print_listening, print_news
from chelem.core import BadOption
from chelem.formats.writing import write_pbn_file
from chelem.i18n import say

BOARDS = 32
SEED_BITS = 32


@dataclass(slots=True)
class MatchProgress:
    """The boards played so far, in order; their records too if a file is to keep them.

    `stopped` is why the match ended early: Ctrl-C, a worker process that was killed, or an error of a bot on
    the board after the last one played. What was played before is not lost.
    """

    keep_records: bool
    results: list[PairedBoard] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    stopped: KeyboardInterrupt | Exception | None = None

    def collect(self, boards: Iterable[MeasuredBoard], show: Callable[[SampleMean], None]) -> None:
        """Take boards as they are finished until the last one, or until the match is stopped."""
        score = SampleMean()
        try:
            for board in boards:
                self.results.append(board.result)
                if self.keep_records:
                    self.records += board.records
                score = score.plus(board.result.swing)
                show(score)
        except (KeyboardInterrupt, Exception) as reason:
            self.stopped = reason


def play_teams(
    a: Annotated[str, typer.Argument(metavar="A", help="help.match.team")],
    b: Annotated[str, typer.Argument(metavar="B", help="help.match.team")],
    boards: Annotated[int, typer.Option("-n", "--boards", min=1, help="help.match.boards")] = BOARDS,
    seed: Annotated[int | None, typer.Option("--seed", help="help.seed")] = None,
    bidding_only: Annotated[bool, typer.Option("--bidding-only", help="help.match.bidding")] = False,
    same_contracts: Annotated[bool, typer.Option("--same-contracts", help="help.match.contracts")] = False,
    scoring: Annotated[str, typer.Option("--scoring", metavar="SCORING", help="help.match.scoring")] = str(
        AT_IMPS
    ),
    part_score: Annotated[
        str | None, typer.Option("--part-score", metavar="NS:EW", help="help.match.part_score")
    ] = None,
    pbn: Annotated[Path | None, typer.Option("--pbn", metavar="FILE", help="help.match.pbn")] = None,
    host: Annotated[str, typer.Option("--host", help="help.match.host")] = "127.0.0.1",
    jobs: Jobs = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play a match and print its result; on Ctrl-C, that of the boards played so far."""
    language = language_of(lang)
    if bidding_only and same_contracts:
        raise BadOption("match.kinds")
    kind = MatchKind.BIDDING if bidding_only else MatchKind.PLAY if same_contracts else MatchKind.FULL
    seed = randbits(SEED_BITS) if seed is None else seed
    terms = _terms(scoring, part_score)
    match = TeamMatch(_contestant(a), _contestant(b), boards, seed, kind, terms)
    outside = _invite(match, host, language)
    progress = MatchProgress(keep_records=pbn is not None)
    with atomic_write(pbn) if pbn else nullcontext() as stream:
        with _progress_bar(match, language) as show:
            progress.collect(
                map(measure_board, outside) if outside else map_parallel(play_and_measure, match, jobs), show
            )
        if stream is not None:
            stream.writelines(write_pbn_file(progress.records))
    if pbn != STDIO:
        _print_result(outside.match if outside else match, progress, language, as_json=as_json)
    if isinstance(progress.stopped, Exception):
        raise progress.stopped


def _contestant(text: str) -> Contestant:
    """Parse a configuration, whose bots must exist, or `listen:PORT`."""
    contestant = parse_contestant(text)
    if not isinstance(contestant, OutsideTeam):
        new_bot(contestant)
    return contestant


def _terms(scoring: str, part_score: str | None) -> MatchTerms:
    """Parse how boards are scored and, where part-scores count, that of every board; others are drawn."""
    terms = MatchTerms(Scoring.parse(scoring), None if part_score is None else Standing.parse(part_score))
    if terms.standing is not None and not terms.scoring.form:
        raise BadOption("match.part_score", forms=", ".join(forms_with_a_line()))
    terms.check()
    return terms


def _invite(match: TeamMatch, host: str, language: str) -> OutsideMatch | None:
    """Print where an outside program may sit down, and return the match; None if both teams are ours."""
    teams = [team for team in (match.a, match.b) if isinstance(team, OutsideTeam)]
    if not teams:
        return None
    if len(teams) == 2 or match.kind is not MatchKind.FULL:
        raise BadOption("outside.two" if len(teams) == 2 else "outside.kind")
    if match.terms.scoring.form:
        raise BadOption("outside.scoring")
    (ours,) = (team for team in (match.a, match.b) if not isinstance(team, OutsideTeam))
    port = teams[0].port
    sockets = [listen_at(host, port + room if port else 0) for room in range(2)]
    for room, listening in enumerate(sockets):
        print_listening((host, listening.getsockname()[1]), room, language, sys.stderr)
    return OutsideMatch(
        match, sockets, TableSettings(bot_name=str(ours), report=lambda news: print_news(news, language))
    )


def _print_result(match: TeamMatch, progress: MatchProgress, language: str, *, as_json: bool) -> None:
    report = report_match(progress.results)
    if as_json:
        print_json(report_json(match, report))
    else:
        print_report(Console(highlight=False), match, report, language)


@contextmanager
def _progress_bar(match: TeamMatch, language: str) -> Iterator[Callable[[SampleMean], None]]:
    """Show the boards played and the score so far if stderr is a terminal; yield what updates it."""
    console = Console(stderr=True)
    columns = (
        TextColumn(say("arena.progress", {}, language)),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[score]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=match.boards, score="")
        yield lambda score: bar.update(task, completed=score.count, score=score_text(score, language))
