"""Measures the code base: lines that ask which form of event, facts that stand twice, rings, words, sizes.

`make house` prints the baseline, the present value, the limit and the goal of each count, and fails if one
exceeds its limit in house.toml; totals stand for their parts. `tools/house.py --verbose which-form` lists the
findings of the counts whose names begin so; `--game NAME --commits A..B` lists the files that adding a game
touched.
"""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from counts.commits import files_for_a_game
from counts.finding import Finding
from counts.gather import Counted, count_all
from counts.limits import Limit, Settings, exceeded, read_settings, tighten
from counts.source import Project

HERE = Path(__file__).parent


def main() -> int:
    """Count and print; 1 if a count exceeds its limit or cannot be made, else 0."""
    options = _options()
    project = Project(options.root.resolve())
    if options.game:
        return _print_files(files_for_a_game(project.root, options.game, options.commits))
    settings = read_settings(options.settings)
    counted = count_all(project, settings, HERE / "calques.txt", walks=not options.no_walks)
    if options.verbose is not None:
        _print_findings([each for each in counted.findings if each.count.startswith(options.verbose)])
    if options.json:
        print(json.dumps(_as_json(counted, settings), indent=2))
    else:
        Console().print(_table(counted, settings))
    for each in counted.unused:
        print(f"allowed, but not found: {each.count} {each.path} {each.text}", file=sys.stderr)
    if options.tighten:
        print(
            "tightened:", ", ".join(tighten(options.settings, counted.counts)) or "nothing", file=sys.stderr
        )
    over = [f"over its limit: {each}" for each in exceeded(counted.counts, settings.limits)]
    for sentence in [*over, *counted.failed]:
        print(sentence, file=sys.stderr)
    return 1 if over or counted.failed else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Counts what should fall, and holds what has fallen.")
    parser.add_argument("--root", type=Path, default=HERE.parent, help="the working tree to count in")
    parser.add_argument(
        "--settings", type=Path, default=HERE / "house.toml", help="limits, totals, allowed lines"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument(
        "--verbose", nargs="?", const="", metavar="COUNT", help="list findings, of one count if named"
    )
    parser.add_argument("--no-walks", action="store_true", help="leave the walks out")
    parser.add_argument("--tighten", action="store_true", help="lower limits to what is counted now")
    parser.add_argument("--game", help="list the files that adding this game touched")
    parser.add_argument("--commits", default="HEAD", help="the commit, or the range a..b, that adds it")
    return parser.parse_args()


def _print_files(paths: list[str]) -> int:
    print("\n".join([*paths, f"{len(paths)} files outside the game's folders and the documents"]))
    return 0


def _print_findings(findings: list[Finding]) -> None:
    for finding in findings:
        print(f"{finding.count}  {finding}")


def _table(counted: Counted, settings: Settings) -> Table:
    table = Table("count", box=None, pad_edge=False)
    for head in ("baseline", "now", "limit", "goal"):
        table.add_column(head, justify="right")
    parts = {part for each in settings.totals.values() for part in each}
    for name, now in counted.counts.items():
        if name not in parts:
            held = settings.limits.get(name, Limit())
            table.add_row(name, *map(_number, (held.baseline, now, held.limit, held.goal)))
    return table


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:g}"


def _as_json(counted: Counted, settings: Settings) -> dict[str, object]:
    counts = {}
    for name, now in counted.counts.items():
        held = settings.limits.get(name, Limit())
        counts[name] = {"baseline": held.baseline, "now": now, "limit": held.limit, "goal": held.goal}
    return {"counts": counts, "exceeded": exceeded(counted.counts, settings.limits)}


if __name__ == "__main__":
    sys.exit(main())
