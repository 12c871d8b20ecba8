"""Hands, dummy, trick and bids are wholly visible without scrolling, in every window, print size and game.

So are the four hands, the trick and the buttons at the end of a deal, in its review, and in boards of
files; and card tables of problems and lessons. Larger print never makes a target smaller.

In a run of all tests each game is measured in one print, at a third of the windows; all by `make fits`.
"""

import json
import os
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.browser.choices import PREPARED
from tests.browser.collections.boards import open_board
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.support.thorough import first_of

WINDOWS = (
    (320, 568),
    (360, 640),
    (360, 740),
    (740, 360),
    (768, 1024),
    (1024, 768),
    (1280, 600),
    (1280, 720),
    (1366, 625),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
)
PRINTS = ("compact", "large", "huge")
GAMES = ("contract", "whist", "comptoir", "whiz", "minibridge")
ALL = "CHELEM_FITS" in os.environ
CASES = [(game, size) for game in GAMES for size in PRINTS]
USUAL = CASES if ALL else [(game, PRINTS[number % 3]) for number, game in enumerate(GAMES)]
PATIENCE = 40
STILL = """() => document.getAnimations().every((each) =>
  each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)"""
LEAST_OPEN = 0.85
"""An open hand's cards, in those of one's own."""
LARGE_ENOUGH = 44
"""Targets of so many pixels both ways may differ."""
LEAST_CARD = 0.9
"""A card of one's hand, in those of the print before: larger words beside it may cost so much."""
LESSON = "plan-notrump"
"""A lesson with a deal to play."""
DESK, ROOMY = 960, 600
"""Windows in which the card table of a problem is beside its words."""

TARGETS = """() => {
  const kinds = {
    bid: ".cell.bid", call: ".cell.other", level: ".levels .cell", card: ".hand .card",
    button: ".controls button, .words button",
  };
  const side = (each) => Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height);
  const least = (selector) => {
    const found = [...document.querySelectorAll(`.card-table :is(${selector})`)];
    return found.length ? Math.min(...found.map(side)) : null;
  };
  return Object.fromEntries(Object.entries(kinds).map(([kind, selector]) => [kind, least(selector)]));
}"""

BOARDS = """(scrolls) => {
  const found = [];
  for (const board of document.querySelectorAll("main .board")) {
    if (scrolls) board.scrollIntoView({ block: "center" });
    for (const card of board.querySelectorAll(".card, .seat")) {
      const { left, top, right, bottom } = card.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`outside: ${card.textContent.trim().slice(0, 20)}`);
    }
  }
  if (!document.querySelector("main .board")) found.push("no card table");
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page scrolls sideways");
  return found;
}"""

DIAGRAM = """() => {
  const found = [];
  const box = (element) => element.getBoundingClientRect();
  const felt = document.querySelector(".diagrams");
  const say = (element, what) => found.push(`${what}: ${element.textContent.trim().slice(0, 20)}`);
  const within = (element, { left, top, right, bottom }) => {
    const its = box(element);
    return its.left >= left - 1 && its.top >= top - 1 && its.right <= right + 1 && its.bottom <= bottom + 1;
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (!felt) return ["no hands"];
  if (felt.querySelectorAll(".panel").length < 4) found.push("a hand is missing");
  const hands = [...felt.querySelectorAll(".panel, ol, .plate")];
  for (const hand of hands)
    if (!within(hand, screen) || !within(hand, box(felt))) say(hand, "a hand or the trick is cut");
  for (const line of felt.querySelectorAll(".ranks"))
    if (box(line).right > box(line.closest(".panel")).right + 1) say(line, "a suit is cut");
  for (const part of felt.querySelectorAll("h2 .name, h2 .note"))
    if (box(part).right > box(part.closest("h2")).right + 0.5) say(part, "a heading is cut");
  for (const card of felt.querySelectorAll("ol .card"))
    if (!within(card, box(felt))) found.push("the trick is cut");
  hands.forEach((one, at) => {
    for (const two of hands.slice(at + 1)) {
      const [a, b] = [box(one), box(two)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) say(one, "a hand is covered");
    }
  });
  const result = document.querySelector(".result > header");
  for (const button of document.querySelectorAll(".result > footer .button"))
    if (box(button).left < box(result).right && box(button).top < box(result).bottom - 1)
      say(button, "the result is covered");
  const buttons = [...document.querySelectorAll(".steps button, footer .button")];
  if (!buttons.length) found.push("no buttons");
  for (const button of buttons) if (!within(button, screen)) say(button, "a button is cut");
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push("the page scrolls");
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page scrolls sideways");
  return found;
}"""

MEASURE = """() => {
  const found = [];
  const say = (element, what) => found.push(
    `${what}: ${element.dataset?.card ?? element.textContent.trim().slice(0, 20)} ${element.className}`);
  const box = (element) => element.getBoundingClientRect();
  const inside = (element) => {
    const { left, top, right, bottom } = box(element);
    return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  };
  const reached = (element, x, y) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (element.contains(there) || there.contains(element));
  };
  const felt = document.querySelector(".card-table");
  for (const card of felt.querySelectorAll(".slot")) {
    const { left, top } = box(card.querySelector(".card"));
    if (!inside(card.querySelector(".card"))) say(card, "a card is cut");
    else if (!reached(card, left + 5, top + 8)) say(card, "a card is covered");
  }
  for (const card of felt.querySelectorAll("ol .card")) if (!inside(card)) say(card, "the trick is cut");
  for (const button of felt.querySelectorAll(".cell, .controls button, .words button, .counted button")) {
    const { left, top, width, height } = box(button);
    if (!inside(button)) say(button, "a button is cut");
    else if (button.disabled) continue;
    else if (!reached(button, left + width / 2, top + height / 2)) say(button, "a button is covered");
    if (button.scrollWidth > button.clientWidth + 2) say(button, "a word is cut");
  }
  for (const row of felt.querySelectorAll(".hand ul")) {
    const other = row.nextElementSibling ?? row.previousElementSibling;
    const cards = (list) => [...(list?.querySelectorAll("[data-card]") ?? [])];
    const suits = (list) => new Set(cards(list).map((card) => card.dataset.card[0]));
    for (const suit of suits(row)) if (suits(other).has(suit)) say(row, "a suit is divided");
  }
  const width = (selector) => felt.querySelector(selector)?.getBoundingClientRect().width ?? null;
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push("the page scrolls");
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page scrolls sideways");
  return { found, own: width(".hand .card"), open: width(".open .card") };
}"""


def windows(number: int) -> Iterator[tuple[int, int]]:
    """Yield the windows of this run: all, or every third, beginning with another one for each case."""
    return iter(WINDOWS if ALL else WINDOWS[number % 3 :: 3])


def set_print(person: Person, name: str) -> None:
    """Choose a size of the print, as the settings do; with the largest, hands are counted in a line, too."""
    settings = json.dumps({"print": name, "count": name == "huge"})
    person.page.add_init_script(f"localStorage.setItem('chelem.settings', {json.dumps(settings)})")


def measure(person: Person, phase: str, number: int) -> list[str]:
    """Return what does not fit at any window of this run."""
    found = []
    for width, height in windows(number):
        person.page.set_viewport_size({"width": width, "height": height})
        for _ in range(PATIENCE):  # a resize is drawn some frames later
            person.page.wait_for_timeout(60)
            person.page.wait_for_function(STILL)
            if not (faults := table_faults(person)):
                break
        found += [f"{phase}, {width}×{height}: {each}" for each in faults]
    return found


def table_faults(person: Person) -> list[str]:
    """Return what does not fit in the window as it is."""
    measured = person.page.evaluate(MEASURE)
    small = measured["open"] and measured["open"] < LEAST_OPEN * measured["own"]
    return [*measured["found"], *([f"an open hand has small cards: {measured}"] if small else [])]


@pytest.mark.parametrize(("game", "print_size"), first_of(CASES, *USUAL))
def test_all_of_the_table_is_seen(visit: Visit, game: str, print_size: str) -> None:
    """In the auction, at the first card, and in the middle of the play."""
    number = GAMES.index(game) + PRINTS.index(print_size)
    person = visit()
    set_print(person, print_size)
    person.enter(person.make(game, **({"deal": PREPARED} if game == "comptoir" else {})))
    person.until(lambda: bool(person.witness.legal))
    person.page.locator(".card-table .slot").first.wait_for()
    assert print_size == person.page.evaluate("document.documentElement.dataset.print")
    found = measure(person, "auction", number)
    person.page.set_viewport_size({"width": 1280, "height": 800})
    while not person.witness.picture["play"] or len(person.witness.picture["play"]["turned"]) < 1:
        assert person.move()
        person.until(lambda: bool(person.witness.legal) or person.witness.rests or person.witness.claimed)
    found += measure(person, "play", number + 1)
    assert not found


def measure_hands(person: Person, phase: str, number: int) -> list[str]:
    """Return what does not fit of four printed hands; where they are behind a tab, it is the one shown."""
    found = []
    for width, height in windows(number):
        person.page.set_viewport_size({"width": width, "height": height})
        for _ in range(PATIENCE):  # a resize, and what comes from the server, are drawn some frames later
            person.page.wait_for_timeout(60)
            if not (faults := person.page.evaluate(DIAGRAM)):
                break
        found += [f"{phase}, {width}×{height}: {each}" for each in faults]
    return found


def open_review(person: Person, print_size: str, path: str) -> None:
    """Open a page with a deal in this print, in the middle of its play, with the analysis."""
    person.page.evaluate(
        "(print) => { localStorage.setItem('chelem.settings', JSON.stringify({ print }));"
        " localStorage.setItem('chelem.analysis', '1') }",
        print_size,
    )
    person.page.goto(path)
    person.page.get_by_role("group", name=person.say("review-steps")).wait_for()
    for _ in range(2):
        person.page.keyboard.press("End")
        person.page.keyboard.press("PageUp")
    person.page.keyboard.press("ArrowLeft")


@pytest.mark.parametrize(("game", "print_size"), first_of(CASES, *(CASES if ALL else USUAL[:1])))
def test_all_of_a_finished_deal_is_seen(visit: Visit, game: str, print_size: str) -> None:
    """At its end at the table, and in its review."""
    number = GAMES.index(game) + PRINTS.index(print_size)
    person = visit()
    set_print(person, print_size)
    code = person.make(game, **({"deal": PREPARED} if game == "comptoir" else {}))
    person.enter(code)
    person.cut_short(3)
    person.page.locator(".diagrams .panel").first.wait_for()
    found = measure_hands(person, "end", number)
    open_review(person, print_size, f"/table/{code}/donne/1")
    found += measure_hands(person, "review", number + 1)
    assert not found


@pytest.mark.parametrize("print_size", first_of(PRINTS, *(PRINTS if ALL else ("huge",))))
def test_all_of_a_board_of_a_file_is_seen(revisit: Visit, print_size: str) -> None:
    """A board of a collection, in the middle of its play."""
    person = revisit()
    open_board(person)
    open_review(person, print_size, person.page.url)
    assert not measure_hands(person, "board", PRINTS.index(print_size))


def targets(person: Person, print_size: str, sizes: list[tuple[int, int]]) -> list[dict[str, float | None]]:
    """Return the smaller side of the smallest target of each kind in an auction, at each window."""
    person.page.evaluate(
        "(print) => localStorage.setItem('chelem.settings', JSON.stringify({ print }))", print_size
    )
    person.page.reload()
    person.page.locator(".cell").first.wait_for()
    found = []
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(400)
        person.page.wait_for_function(STILL)
        found.append(person.page.evaluate(TARGETS))
    return found


@pytest.mark.parametrize(
    "game", first_of(("contract", "whiz"), *(("contract", "whiz") if ALL else ("contract",)))
)
def test_larger_print_has_no_smaller_targets(revisit: Visit, game: str) -> None:
    """Of bids, calls, levels and buttons, up to what is large enough, and of cards nearly."""
    person = revisit()
    person.enter(person.make(game))
    person.until(lambda: bool(person.witness.legal))
    sizes = list(dict.fromkeys(((1024, 768), *windows(0))))
    found = {size: targets(person, size, sizes) for size in PRINTS}
    smaller = []
    for small, large in pairwise(PRINTS):
        for window, before, now in zip(sizes, found[small], found[large], strict=True):
            for kind, least in before.items():
                if least is None or now[kind] is None:
                    continue
                needed = LEAST_CARD * least if kind == "card" else min(LARGE_ENOUGH, least) - 1
                if now[kind] < needed:
                    smaller.append(f"{window} {small}–{large}: {kind} {least:.0f}–{now[kind]:.0f}")
    assert not smaller


@pytest.mark.parametrize("print_size", first_of(PRINTS, *(PRINTS if ALL else ("large",))))
def test_card_tables_of_exercises_are_seen(visit: Visit, print_size: str) -> None:
    """Hands and trick together: of a problem at once where a window is wide, else scrolled to."""
    person = visit()
    set_print(person, print_size)
    found = []
    for path in ("/problemes/1", f"/apprendre/{LESSON}"):
        person.page.goto(path)
        person.page.locator("main .board .card").first.wait_for()
        for width, height in windows(PRINTS.index(print_size)):
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.evaluate("scrollTo(0, 0)")
            at_once = path.startswith("/problemes") and width >= DESK and height >= ROOMY
            for _ in range(PATIENCE):
                person.page.wait_for_timeout(60)
                if not (faults := person.page.evaluate(BOARDS, not at_once)):
                    break
            found += [f"{path}, {width}×{height}: {each}" for each in faults[:3]]
    assert not found
