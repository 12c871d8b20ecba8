"""Changes of systems drawn at random: examined again after one, a system is as if examined from nothing.

`python -m tests.bots.systems.drawn_changes CHANGES FILE` draws that many changes, each of another part
of one of the systems of the program. The file gets a line for each; changes that it has already are not made
again.
"""

import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.changes.examined_system import ExaminedSystem
from chelem.bots.systems.names import known_systems, system_files
from chelem.bots.systems.system import System
from chelem.core import ParseError
from tests.support.numbered_lines import run_campaign

AUCTIONS = 10
"""The auctions of four hands that are looked at, beside those that the system writes."""
INCLUDED = 0.4
"""How often a file is included that the whole system includes."""
_SAME = "same"
_RULE = re.compile(r"  \S.*:.*[^,;\s]\s*")
_NUMBER = re.compile(r"\b\d+(?=\+|-\d+ )")
_CONDITIONS = (
    "vulnerable",
    "not passed hand",
    "they vulnerable",
    "at matchpoints",
    "I have acted",
    "doubled",
)
_ADDED = (
    "pass: any",
    "pass: 0-7 hcp",
    "2S: 5+ S, 8+ hcp",
    "3NT: 13+ hcp, balanced; forcing",
    "X: 12+ hcp; takeout",
)


def changed_text(text: str, random: Random) -> tuple[str, str]:
    """Return a text with one change, and what was changed: a number, rules, a condition, or an option."""
    lines = text.splitlines()
    rules = [
        place
        for place, line in enumerate(lines)
        if place and _RULE.fullmatch(line) and not line.rstrip().endswith((" or", " and"))
        and lines[place - 1].startswith(("when", "judge", "recognise", "  "))
        and not lines[place - 1].rstrip().endswith((",", ";", " or", " and", '"'))
    ]  # fmt: skip
    options = [place for place, line in enumerate(lines) if re.match(r"option \S+ = ", line)]
    headings = [place for place, line in enumerate(lines) if re.fullmatch(r"when .*:", line)]
    kind = random.choice(("number", "deleted", "swapped", "twice", "added", "condition", "option"))
    places = options if kind == "option" else headings if kind == "condition" else rules
    if not places:
        return text, f"nothing for {kind}"
    place = random.choice(places)
    line = lines[place]
    match kind:
        case "number":
            found = [*_NUMBER.finditer(line)]
            if found:
                number = random.choice(found)
                other = max(int(number[0]) + random.choice((-2, -1, 1, 2)), 0)
                lines[place] = f"{line[: number.start()]}{other}{line[number.end() :]}"
        case "deleted":
            del lines[place]
        case "swapped":
            near = [pair for pair in pairwise(rules) if pair[1] == pair[0] + 1]
            if near:
                place, below = random.choice(near)
                lines[place], lines[below] = lines[below], lines[place]
        case "twice":
            lines.insert(place, line)
        case "added":
            lines.insert(place, f"  {random.choice(_ADDED)}")
        case "condition":
            lines[place] = f"{line[:-1]}, {random.choice(_CONDITIONS)}:"
        case "option":
            value = line.split("=")[1].split("#")[0].strip()
            other_value = {"on": "off", "off": "on"}.get(value) or str(int(value) + random.choice((-1, 1)))
            lines[place] = line.replace(f"= {value}", f"= {other_value}")
    return "\n".join(lines) + "\n", f"{kind} in line {place + 1}: {line.strip()}"


def differences(now: ExaminedSystem, afresh: ExaminedSystem) -> Iterator[str]:
    """Yield what is different between a system examined again and examined from nothing."""
    if now.findings != afresh.findings:
        different = {*now.findings} ^ {*afresh.findings}
        yield f"findings: {', '.join(finding.say('en') for finding in different) or 'in another order'}"
    if [*now.calls] != [*afresh.calls]:
        yield "calls"
    elif different_calls := [
        made for made in now.calls if _told(now.calls[made]) != _told(afresh.calls[made])
    ]:
        yield f"{len(different_calls)} meanings, first {different_calls[0]}"
    if now.points != afresh.points:
        yield f"{now.points} points, not {afresh.points}"


def _told(meaning: SystemMeaning) -> tuple[object, ...]:
    """Return a meaning, with the places of its rules, whatever clauses decide them."""
    rules = []
    for reached in (*meaning.reached, *meaning.judged):
        here = reached.rule
        place = here.rule and (str(here.rule.text), here.rule.place)
        rules.append((reached.cells, here.call, here.requirement, here.understood, place))
    return meaning.call, meaning.known, meaning.possible, meaning.understood, meaning.by_system, rules


def _part(random: Random, folder: Path) -> System:
    """Write a part of one of the systems into a folder, and read it."""
    while True:
        name = random.choice(known_systems())
        for file in folder.iterdir():
            file.unlink()
        for file in system_files().iterdir():
            if file.name.endswith(".system"):
                lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
                kept = [
                    line for line in lines if not line.startswith("include") or random.random() < INCLUDED
                ]
                (folder / file.name).write_text("".join(kept), encoding="utf-8")
        try:
            system = System.load(folder / f"{name}.system")
        except ParseError:
            continue
        if system.sections:
            return system


def examined(number: int) -> str:
    """Return a line about the change of a number: whether both answers are the same, what was made again."""
    random = Random(number)  # noqa: S311 - a change can be drawn again
    with TemporaryDirectory() as name:
        folder = Path(name)
        system = _part(random, folder)
        before = ExaminedSystem.of(system, AUCTIONS)
        main = folder / f"{system.name}.system"
        files = sorted({str(section.text.place.file) for section in system.written} | {str(main)})
        while True:
            file = folder / Path(random.choice(files)).name
            text = file.read_text(encoding="utf-8")
            changed, what = changed_text(text, random)
            file.write_text(changed, encoding="utf-8")
            try:
                if changed != text:
                    again = ExaminedSystem.of(System.load(main), AUCTIONS, before=before)
                    break
            except ParseError:
                pass
            file.write_text(text, encoding="utf-8")
        afresh = ExaminedSystem.of(System.load(main), AUCTIONS)
    found = "; ".join(differences(again, afresh)) or _SAME
    made = f"{again.walked.made} of {afresh.walked.made} points"
    return f"{number}\t{found}\t{made}, {system.name} {file.name} {what}"


def main() -> int:
    """Make the changes that the file does not have yet; 1 if after one of them the answers differ."""
    return run_campaign(
        "Examines systems again after changes drawn at random.",
        examined,
        _SAME,
        "{good} of {all} changes give the same",
    )


if __name__ == "__main__":
    sys.exit(main())
