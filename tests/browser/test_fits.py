"""Hands, dummy, trick and bids are wholly visible without scrolling, in every window, print size and game.

A third of the windows are measured in a run of all tests, all of them by `make fits`.
"""

import os
from collections.abc import Iterator

import pytest

from tests.browser.choices import PREPARED
from tests.browser.conftest import Visit
from tests.browser.person import Person

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
    (1440, 900),
    (1920, 1080),
)
PRINTS = ("compact", "large", "huge")
GAMES = ("contract", "whist", "comptoir", "whiz", "minibridge")
ALL = "CHELEM_FITS" in os.environ
LEAST_OPEN = 0.85
"""An open hand's cards, in those of one's own."""

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
  for (const button of felt.querySelectorAll(".cell, .controls button, .words button")) {
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
    """Choose a size of the print, as the settings do."""
    person.page.evaluate(
        "(print) => { document.documentElement.dataset.print = print;"
        " localStorage.setItem('chelem.settings', JSON.stringify({ print })) }",
        name,
    )
    person.page.reload()
    person.until(lambda: person.page.locator(".card-table .slot").count() > 0)


def measure(person: Person, phase: str, number: int) -> list[str]:
    """Return what does not fit at any window of this run."""
    found = []
    for width, height in windows(number):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(60)  # a resize is drawn in the next frame
        measured = person.page.evaluate(MEASURE)
        where = f"{phase}, {width}×{height}"
        found += [f"{where}: {each}" for each in measured["found"]]
        if measured["open"] and measured["open"] < LEAST_OPEN * measured["own"]:
            found.append(f"{where}: an open hand has small cards: {measured}")
    return found


@pytest.mark.parametrize("print_size", PRINTS)
@pytest.mark.parametrize("game", GAMES)
def test_all_of_the_table_is_seen(visit: Visit, game: str, print_size: str) -> None:
    """In the auction, at the first card, and in the middle of the play."""
    number = GAMES.index(game) + PRINTS.index(print_size)
    person = visit()
    person.enter(person.make(game, **({"deal": PREPARED} if game == "comptoir" else {})))
    person.until(lambda: bool(person.witness.legal))
    set_print(person, print_size)
    found = measure(person, "auction", number)
    person.page.set_viewport_size({"width": 1280, "height": 800})
    while not person.witness.picture["play"] or len(person.witness.picture["play"]["turned"]) < 1:
        assert person.move()
        person.until(lambda: bool(person.witness.legal) or person.witness.rests or person.witness.claimed)
    found += measure(person, "play", number + 1)
    assert not found
