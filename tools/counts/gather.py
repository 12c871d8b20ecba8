"""All findings and counts of a working tree."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from subprocess import CalledProcessError

from counts import (
    client,
    commits,
    folders,
    layers,
    mirrors,
    names,
    sizes,
    spread,
    which_form,
    which_game,
    which_game_text,
    wording,
)
from counts.finding import Finding
from counts.limits import Allowed, Settings, sift
from counts.plugins import find_plugins
from counts.source import Project
from counts.walks import walked

COUNTS = (
    *("which-form", "which-form-web", "which-form-fluent"),
    *("mirrors", "shape-modules", "twin-texts", "folders-crowded"),
    *("client-ring-folders", "client-two-way-pairs", "client-untyped-calls", "client-casts"),
    *("clauses-without-noun", "names-pronouns"),
    *("which-game-shape", "which-game-identity", "which-game-literal", "which-game-class"),
    *("which-game-web-shape", "which-game-web-identity", "which-game-web-literal", "which-game-fluent"),
    *("names-classes", "names-functions", "names-lookalikes", "names-public-lookalikes"),
    *("circles-siblings", "circles-modules", "arrows-between-rooms", "arrows-inside-rooms"),
    *("calques-docstrings", "calques-comments", "calques-documents", "calques-sentences"),
    *("calques-web-comments", "terms-docstrings"),
    *("files-long", "functions-long", "functions-many-arguments", "commits-long-subject"),
)
"""Every count of findings: one without any is 0."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What was found and counted, what is allowed without need, and what could not be counted."""

    findings: list[Finding]
    counts: dict[str, float]
    unused: list[Allowed]
    failed: list[str]


def count_all(project: Project, settings: Settings, phrases: Path, *, walks: bool = True) -> Counted:
    """Count everything, in the order of the table; the walks only on request."""
    found = chain(
        _which_game(project),
        names.several_meanings(project.modules),
        names.lookalikes(project.modules),
        names.public_lookalikes(project),
        _layers(project),
        wording.find_calques(project, wording.read_phrases(phrases)),
        sizes.size_findings(project),
        which_form.in_python(project.modules),
        which_form.in_web(project),
        which_form.in_fluent(project),
        mirrors.mirrors(project.modules),
        mirrors.twin_texts(project.modules),
        folders.folder_findings(project),
        client.client_findings(project),
        names.pronouns(project.modules),
        _subjects(project.root, settings.since),
    )
    findings, unused = sift(found, settings.allowed)
    by_count = Counter(finding.count for finding in findings)
    counts: dict[str, float] = {name: by_count[name] for name in COUNTS}
    counts |= {name: sum(counts[part] for part in parts) for name, parts in settings.totals.items()}
    counts |= sizes.figures(project.modules) | spread.spread(project)
    counts |= folders.generated_lines(project.root)
    counts |= commits.distances(project.root) if settings.since else {}
    counts["folder-largest"] = folders.largest_folder(project)
    counts["client-style-lines"] = client.style_lines(project)
    of_walks, failed = walked(project.root) if walks else ({}, [])
    return Counted(findings, counts | of_walks, unused, failed)


def _which_game(project: Project) -> Iterator[Finding]:
    yield from which_game.ask_which_game(project.modules)
    plugins = find_plugins(project.modules)
    games = [name for name, home in plugins.ids.items() if "/games/" in home]
    matches = [name for name in plugins.ids if name not in games]
    yield from which_game_text.in_web(project, games, matches)
    yield from which_game_text.in_fluent(project, games, plugins.classes.values())


def _layers(project: Project) -> Iterator[Finding]:
    graph = layers.import_graph(project)
    yield from layers.circles(graph)
    yield from layers.upward(graph, project)


def _subjects(root: Path, since: str) -> Iterator[Finding]:
    """No subjects where the history does not reach that far, as in a shallow clone."""
    try:
        yield from commits.long_subjects(root, since) if since else ()
    except CalledProcessError:
        return
