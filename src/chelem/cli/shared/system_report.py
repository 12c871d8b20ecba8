"""What `chelem system` prints: faults of a system, the meanings of an auction, hands that bid so."""

from itertools import islice
from typing import Any

from rich.console import Console

from chelem.arena.standing import Standing
from chelem.bots import AuctionPoint, System, point_after
from chelem.bots.systems.brief_words import say_call
from chelem.bots.systems.checking import SystemCheck
from chelem.bots.systems.examples import example_hands
from chelem.bots.systems.public_auction import BiddingSetting, ScoringForm
from chelem.bots.systems.usual.makers import calls_in_use
from chelem.bots.systems.words import say_exactly
from chelem.cli.shared.colour import coloured
from chelem.cli.shared.json_output import print_json
from chelem.cli.shared.uncollected import uncollected
from chelem.core import HIGH_FIRST, SEATS, SIDES, Bid, Call, SimpleCall, Vulnerability
from chelem.i18n import Fact, say
from chelem.learning.study.system_texts import ChapterTexts, sources_of
from chelem.phases import Auction
from chelem.text import print_call, print_hand_line, read_auction


def check_system(chosen: System, auctions: int, seed: int, language: str, *, as_json: bool) -> int:
    """Print what is found in a system; return the number of faults."""
    check = SystemCheck(chosen)
    with uncollected():
        findings = check.run(auctions, seed)
    faults = sum(finding.fault for finding in findings)
    sections = (*chosen.sections, *chosen.judged, *chosen.recognised)
    facts: dict[str, Fact] = {
        "name": chosen.name,
        "sections": len(sections),
        "rules": sum(len(section.rules) for section in sections),
        "judgements": check.judgements,
        "points": check.points,
        "faults": faults,
    }
    if as_json:
        listed = [
            {"code": finding.code, "at": finding.at, "fault": finding.fault, "text": finding.say(language)}
            for finding in findings
        ]
        print_json({**facts, "findings": listed})
    else:
        console = Console(highlight=False, soft_wrap=True)
        for finding in findings:
            console.print(coloured(finding.say(language)), style="red" if finding.fault else "yellow")
        console.print(coloured(say("system.checked", facts, language)), style="bold")
    return faults


def setting_asked(vulnerable: str, standing: Standing | None = None) -> BiddingSetting:
    """Return what is known before an auction that North deals; at rubber if a standing is given.

    The vulnerable sides are those that have won a game, where the standing names games.
    """
    sides = Vulnerability.parse(vulnerable)
    pair = sides.of(SIDES[0]), sides.of(SIDES[1])
    if standing is None:
        return BiddingSetting(pair)
    won = pair if standing.games is None else (standing.games[0] > 0, standing.games[1] > 0)
    return BiddingSetting(won, ScoringForm.RUBBER, standing.below)


def read_point(chosen: System, text: str, setting: BiddingSetting, language: str) -> AuctionPoint:
    """Return the point after an auction that North dealt; `Refused` for an illegal call."""
    calls = read_auction(text, language) if text.strip() else []
    Auction(SEATS).call(calls)
    made = tuple(call for call in calls if isinstance(call, (Bid, SimpleCall)))
    return point_after(chosen, setting, made)


def explain_auction(point: AuctionPoint, language: str, *, as_json: bool, exact: bool = False) -> None:
    """Print what each call has shown, and what the next calls would show; `exact` adds the limits."""
    made = [_meaning(point.before(index), call, language) for index, call in enumerate(point.auction.calls)]
    calls = () if point.auction.over else calls_in_use(point)
    following = [_meaning(point, call, language) for call in calls]
    if as_json:
        print_json({"auction": made, "calls": following})
        return
    console = Console(highlight=False, soft_wrap=True)
    for explained in made:
        outside = "" if explained["system"] else " " + say("system.outside", {}, language)
        facts: dict[str, Fact] = {"seat": explained["seat"], "call": explained["call"]}
        console.print(
            coloured(f"{say('system.call-made', facts, language)}  {explained['meaning']}{outside}")
        )
        if exact:
            console.print(coloured(f"  {explained['exact']}"), style="dim")
    if not calls:
        console.print(say("system.over", {}, language))
        return
    seat = str(SEATS[point.auction.me])
    console.print(say("system.call-next", {"seat": seat}, language), style="bold")
    for call, explained in zip(calls, following, strict=True):
        console.print(coloured(f"  {print_call(call, language):<6} {explained['meaning']}"))
        if exact:
            console.print(coloured(f"  {'':<6} {explained['exact']}"), style="dim")


def _meaning(point: AuctionPoint, call: Call, language: str) -> dict[str, Any]:
    meaning = point.meaning(call)
    lengths = {str(suit): list(meaning.lengths[suit]) for suit in HIGH_FIRST}
    return {
        "seat": str(SEATS[point.auction.me]),
        "call": str(call),
        "meaning": say_call(point, call, language),
        "exact": say_exactly(meaning, language),
        "points": list(meaning.points),
        "lengths": lengths,
        "forcing": int(meaning.forcing),
        "conventions": sorted(meaning.understood.conventions),
        "system": meaning.by_system,
    }


def deal_examples(point: AuctionPoint, number: int, seed: int, language: str, *, as_json: bool) -> None:
    """Print hands for each player that bid so."""
    places = range(min(4, len(point.auction.calls)))
    found = {SEATS[place]: list(islice(example_hands(point, place, seed), number)) for place in places}
    if as_json:
        print_json({str(seat): [str(hand) for hand in hands] for seat, hands in found.items()})
        return
    console = Console(highlight=False, soft_wrap=True)
    for seat, hands in found.items():
        console.print(say(f"seat.{seat}", {}, language), style="bold")
        for hand in hands:
            console.print(coloured(f"  {print_hand_line(hand, language)}"))
    if not all(found.values()):
        console.print(say("system.no-hands", {}, language))


def print_texts(chosen: System, language: str, *, as_json: bool) -> None:
    """Print the texts of a system, what each of its chapters has from them, and where it differs."""
    found = sources_of(chosen, language)
    if as_json:
        print_json(found)
        return
    console = Console(highlight=False, soft_wrap=True)
    console.print(say("study.texts" if found["texts"] else "study.texts-none", {}, language), style="bold")
    for text in found["texts"]:
        console.print(coloured(f"  {text['title']}\n    {text['read']}"))
    for chapter in found["chapters"] if found["texts"] else ():
        _print_chapter_texts(console, chapter, language)
    deviations = [deviation for chapter in found["chapters"] for deviation in chapter["deviations"]]
    if deviations:
        console.print(say("study.deviations", {}, language), style="bold")
    for deviation in deviations:
        facts: dict[str, Fact] = {"title": deviation["title"], "sentence": deviation["sentence"]}
        console.print(coloured(f"  {say('study.deviation', facts, language)}"))


def _print_chapter_texts(console: Console, chapter: ChapterTexts, language: str) -> None:
    console.print(coloured(chapter["title"]), style="bold")
    for cited in chapter["cites"]:
        console.print(coloured("  " + ", ".join(filter(None, (cited["title"], cited["passage"])))))
    if chapter["as_played"]:
        rest = "study.as-played-rest" if chapter["cites"] else "study.as-played"
        console.print(f"  {say(rest, {}, language)}")
