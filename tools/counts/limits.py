"""What house.toml holds: baselines, limits and goals of the counts, and the lines that are allowed."""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from counts.finding import Finding


@dataclass(frozen=True, slots=True)
class Limit:
    """The baseline, limit and goal of one count; None if not set."""

    baseline: float | None = None
    limit: float | None = None
    goal: float | None = None


@dataclass(frozen=True, slots=True)
class Allowed:
    """Findings that do not count: a count and a path as shell patterns, a part of the line, and why."""

    count: str
    reason: str
    path: str = "*"
    text: str = ""

    def covers(self, finding: Finding) -> bool:
        """Whether a finding is one of these."""
        same = fnmatch(finding.count, self.count) and fnmatch(finding.path, self.path)
        return same and self.text in finding.text


@dataclass(frozen=True, slots=True)
class Settings:
    """house.toml; `totals` are sums of counts, `since` the commit from which subjects are looked at."""

    limits: Mapping[str, Limit]
    totals: Mapping[str, Sequence[str]]
    allowed: Sequence[Allowed]
    since: str


def read_settings(path: Path) -> Settings:
    """The settings of a file; `ValueError` where something is allowed without a reason."""
    given = tomllib.loads(path.read_text("utf-8"))
    allowed = [Allowed(**{"reason": "", **each}) for each in given.get("allowed", [])]
    for each in allowed:
        if not each.reason.strip():
            raise ValueError(
                f"{path.name}: {each.count} {each.path} {each.text}: what is allowed needs a reason"
            )
    limits = {name: Limit(**each) for name, each in given.get("counts", {}).items()}
    return Settings(limits, given.get("totals", {}), allowed, given.get("since", ""))


def sift(findings: Iterable[Finding], allowed: Sequence[Allowed]) -> tuple[list[Finding], list[Allowed]]:
    """The findings that count, and what is allowed although nothing is found there any more."""
    kept, used = [], set()
    for finding in findings:
        covering = [each for each in allowed if each.covers(finding)]
        used.update(covering)
        if not covering:
            kept.append(finding)
    return kept, [each for each in allowed if each not in used]


def exceeded(counts: Mapping[str, float], limits: Mapping[str, Limit]) -> list[str]:
    """A sentence for each count above its limit."""
    over = ((name, now, limits[name].limit) for name, now in counts.items() if name in limits)
    return [
        f"{name}: {now:g}, limit {limit:g}" for name, now, limit in over if limit is not None and now > limit
    ]


def tighten(path: Path, counts: Mapping[str, float]) -> list[str]:
    """Lower each limit of the file to what is counted now, never raise one; the counts whose limit fell."""
    lines, fallen = path.read_text("utf-8").splitlines(keepends=True), []
    for place, line in enumerate(lines):
        found = re.match(r"([\w-]+) = \{.*\blimit = ([\d.]+)", line)
        if found and found[1] in counts and counts[found[1]] < float(found[2]):
            lines[place] = re.sub(r"\blimit = [\d.]+", f"limit = {counts[found[1]]:g}", line)
            fallen.append(found[1])
    path.write_text("".join(lines), "utf-8")
    return fallen
