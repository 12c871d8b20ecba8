"""Nothing on the table moves by itself: no layout shifts over a deal, from the first call to its result.

Measured as browsers measure it (`layout-shift`). That leaves out what moves by less than three pixels, and
what moves by a transform, as cards do that close up or fly to the trick. Calls and cards are chosen by
events, not with the pointer: a shift within half a second of a tap would be excused, though it moves what
one is about to tap next.
"""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.browser.choices import FIRST, PREPARED, boldest, is_bid, is_card, quietest
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.support.thorough import first_of

Choose = Callable[[Sequence[str]], str]

PHONE, LYING, TABLET, DESK = (360, 740), (667, 375), (768, 1024), (1280, 800)
NUMBER, WEAK = FIRST["number"], "2824704265414085281149850507"
LONG_NORTH, LONG_WEST = "39228596379658924417984726042", "37685162196963448754566318416"
"""Nine cards of a suit in that hand, a strong one opposite."""
DEALS: dict[str, tuple[str, dict[str, str], Choose]] = {
    "declarer": ("contract", FIRST, boldest),  # 7NT by South, who plays both hands
    "defender": ("contract", {"number": NUMBER, "dealer": "N"}, quietest),  # South leads against 4♠ by East
    "dummy": ("contract", {"number": WEAK, "dealer": "N"}, quietest),  # 3♣ by North
    "long dummy": ("contract", {"number": LONG_NORTH, "dealer": "S"}, boldest),
    "long dummy at a side": ("contract", {"number": LONG_WEST, "dealer": "E"}, quietest),
    "comptoir, declarer": ("comptoir", PREPARED, boldest),
    "comptoir, others": ("comptoir", {"number": PREPARED["number"], "dealer": "N"}, quietest),
    "whist, dealer": ("whist", FIRST, boldest),  # names trumps, and plays both hands
    "whist, eldest": ("whist", {"number": NUMBER, "dealer": "E"}, boldest),  # asks whether to play
    "whist, partner": ("whist", {"number": NUMBER, "dealer": "W"}, boldest),  # is asked so
    "whiz, declarer": ("whiz", FIRST, boldest),
    "whiz, defender": (
        "whiz",
        {"number": WEAK, "dealer": "W"},
        quietest,
    ),  # West declares, and changes places with South
    "mini-bridge": ("minibridge", FIRST, boldest),  # dummy is exposed before the contract is chosen
}
OBSERVE = """() => {
  window.shifts = [];
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const named = (node) => {
    const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    return element ? `${element.tagName} ${element.getAttribute("class") ?? ""}` : "gone";
  };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push([value, ...sources.map((each) =>
        `${named(each.node)}: ${box(each.previousRect)} -> ${box(each.currentRect)}`)]);
  }).observe({ type: "layout-shift" });
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def choose_by_event(person: Person, action: str) -> None:
    """Make a call or play a card without the pointer."""
    if is_card(action):
        person.button(person.card_name(action)).dispatch_event("click")
        return
    if is_bid(action) and person.page.get_by_role("group", name=person.say("box-levels")).count():
        person.button(action.rstrip("CDHSNT")).dispatch_event("click")
    person.button(person.call_name(action)).dispatch_event("click")


def shifts(person: Person, name: str) -> list[Any]:
    """Play a deal, and return what moved from the first call to its result, with its analysis."""
    game, deal, choose = DEALS[name]
    page, witness = person.page, person.witness
    person.enter(person.make(game, deal=deal))
    person.until(lambda: bool(witness.legal))
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.evaluate(SETTLED)
    page.evaluate(OBSERVE)
    while True:
        person.until(lambda: bool(witness.legal) or witness.rests)
        if witness.rests:
            break
        position = witness.position
        choose_by_event(person, choose(witness.legal))
        person.until(lambda before=position: witness.position > before)
        page.evaluate(SETTLED)
    page.get_by_role("tab", name=person.say("end-tab-details")).wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED)
    moved: list[Any] = page.evaluate("window.shifts")
    return moved


@pytest.mark.parametrize(
    ("size", "name"), first_of([(DESK, "defender"), (PHONE, "whiz, declarer")], (PHONE, "whiz, declarer"))
)
def test_nothing_moves_by_itself_during_a_deal(revisit: Visit, size: tuple[int, int], name: str) -> None:
    """In the auction, as the play begins, as dummy is exposed, as cards leave hands, at the result."""
    assert [] == shifts(revisit(size=size, painted=True), name)


@pytest.mark.thorough
@pytest.mark.parametrize("name", DEALS)
@pytest.mark.parametrize("size", [PHONE, LYING, TABLET, DESK])
def test_nothing_moves_by_itself_in_any_chair(revisit: Visit, size: tuple[int, int], name: str) -> None:
    """The same for a declarer, a defender and a dummy, in windows of each arrangement of the table."""
    assert [] == shifts(revisit(size=size, painted=True), name)
