"""A person at a page, who finds elements by their accessible names."""

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Error, Locator, Page, Request

from chelem.core.calls import parse_action
from chelem.games.registry import GAMES
from chelem.i18n import Fact, say
from chelem.text.position import action_text
from tests.browser.choices import FIRST, boldest, is_bid, is_card
from tests.browser.witness import Witness

PHONE = (360, 740)
DESKTOP = (1280, 800)
PATIENCE = 90

NOWHERE = "/-"
"""An address that the client does not know."""
GO = """path => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
REMEMBERS = """() => !document.querySelector("#app > *")
  || ["chelem.settings", "chelem.learning.lessons", "chelem.problems"].some((name) => name in localStorage)"""
"""Whether the page is not the client, or is one that has read what the visitor has chosen."""
STILL = """() => document.getAnimations().every((each) =>
  each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)"""
NOTHING_SURE = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const message = JSON.parse(data);
    if (message.t !== "sure") return send.call(this, data);
    WebSocket.prototype.send = send;
    setTimeout(() => this.onmessage({ data: JSON.stringify({ ...message, sure: null }) }));
  };
}"""
"""Answers the page's next question how many tricks are sure: the server may count for seconds of CPU."""
UNCHANGED = """() => new Promise((done) => {
  const end = () => { observer.disconnect(); done(); };
  let timer = setTimeout(end, 100);
  const observer = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(end, 100); });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  setTimeout(end, 2500);  // a clock may change it for ever
})"""

Choose = Callable[[Sequence[str]], str]


class Person:
    """A visitor with one language and one page."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.witness = Witness(page)
        self.is_altered = False
        """Whether the browser would not be that of a newcomer if it forgot everything."""

    def forget(self) -> None:
        """Become a new visitor; the page stays loaded where nothing of the last one is in its memory.

        To load it takes half of the work of opening an address, or more.
        """
        self.page.unroute_all()
        self.page.context.set_offline(False)
        self._leave()
        context = self.page.context
        for page in context.pages:
            if page is not self.page:
                page.close()
        session = context.new_cdp_session(self.page)
        session.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})
        session.detach()
        context.clear_cookies()
        self.witness.forget()

    def _leave(self) -> None:
        """Show nothing."""
        if self._shows_nothing:
            return
        if self._remembers():
            self.page.goto("about:blank")
        else:
            self.page.evaluate(GO, NOWHERE)
            self._nothing.wait_for()
            self.page.evaluate("sessionStorage.clear()")

    def _remembers(self) -> bool:
        """Whether something of the visitor is in the page's memory, as far as one can see."""
        try:
            return bool(self.page.evaluate(REMEMBERS))
        except Error:  # it is being loaded
            return True

    @property
    def _shows_nothing(self) -> bool:
        return self.page.url.endswith(NOWHERE)

    @property
    def _nothing(self) -> Locator:
        return self.page.get_by_role("heading", name=self.say("lost-title"))

    def alter(self, script: str) -> None:
        """Run a script whenever a page is loaded in this browser, of which there is none yet."""
        self.is_altered = True
        self.page.goto("about:blank")
        self.page.add_init_script(f"if (location.protocol !== 'about:') {{ {script} }}")

    def another(self) -> "Person":
        """The same visitor in a second tab."""
        return Person(self.page.context.new_page(), self.language)

    def open(self, path: str) -> None:
        """Open an address of the client: load the page, unless a new visitor's is loaded already."""
        if self._shows_nothing:
            self.go(path)
            self._nothing.wait_for(state="detached")
        else:
            self.page.goto(path)

    def go(self, path: str) -> None:
        """Go to an address as by a link: the page, if there is one, stays loaded.

        What is shown stays until the other has come, so that one waits for something that only this has.
        """
        if self.page.url == "about:blank":
            self.page.goto(path)
        else:
            self.page.evaluate(GO, path)

    def go_to(self, section: str, page: str) -> None:
        """Follow the navigation to a page: by the tabs of its section, in narrow windows by the menu."""
        menu = self.button(self.say("nav-menu"))
        menu.or_(self.page.get_by_role("navigation", name=self.say("nav-label"))).first.wait_for()
        if menu.is_visible():
            menu.click()
        else:
            self.link(self.say(f"nav-{section}")).click()
        self.link(self.say(f"nav-{page}")).click()

    # Words

    def say(self, code: str, **facts: Fact) -> str:
        """Return a sentence in the page's language."""
        return say(code, facts, self.language)

    def card_name(self, card: str) -> str:
        return self.say("card-name", suit=card[0], rank=card[1])

    def call_name(self, call: str) -> re.Pattern[str]:
        """Return a call as it is read aloud: « 1 cœur », « passe »."""
        if found := re.fullmatch(r"(?:name:|(\d+))(C|D|H|S|NT)", call):
            strain = self.say(f"strain-name-{found[2]}").removesuffix("s")
            return re.compile(rf"^{found[1] or ''}\s*{strain}s?$")
        if ":" in call:
            assert GAMES  # their sentences are read with them
            text = action_text(parse_action(call), self.language)
            for sign, suit in zip("♠♥♦♣", "SHDC", strict=True):  # drawn, with their names to be heard
                text = text.replace(sign, self.say(f"strain-name-{suit}"))
            return re.compile(f"^{re.escape(text)}$")
        turn = self.witness.picture["turn"]
        spoken = "XX" if call == "X" and turn and turn["redouble"] else call
        return re.compile(f"^{re.escape(self.say(f'call-{spoken}'))}$")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def tab(self, code: str) -> None:
        """Show what is behind a tab."""
        self.page.get_by_role("tab", name=self.say(code), exact=True).click()

    def tab_if_any(self, code: str) -> None:
        """Show what may be behind a tab, and has a place of its own in a larger window."""
        if self.page.get_by_role("tab", name=self.say(code), exact=True).count():
            self.tab(code)

    def unfold(self, title: str) -> None:
        """Show what is folded under a title: pressed again where the page moved away under the click."""
        summary = self.page.locator("summary", has_text=title)
        summary.click()
        while not summary.evaluate("line => line.parentElement.open"):
            summary.click()

    def open_settings(self, group: str = "usual") -> None:
        """Open the settings at one of their groups."""
        self.button(self.say("settings-title")).click()
        self.tab(f"settings-tab-{group}")

    # Tables

    def make(self, game: str, **plan: Any) -> str:
        """Create a table, by default with quick bots and the cards of `FIRST`, and return its code."""
        usual = {"game": game, "policy": {"pace": "instant"}, "bots": "instant:sayc", "deal": FIRST}
        made = self.page.request.post("/api/tables", data=usual | plan)
        assert made.ok, made.text()
        return str(made.json()["code"])

    def enter(self, code: str) -> None:
        """Open the page of a table, and wait until it shows something."""
        self.open(f"/table/{code}")
        self.until(lambda: bool(self.witness.picture))

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until the page has received something."""
        patience = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < patience, self.witness.facts
            self.witness.wait()

    def ask_hint(self, shows: Callable[[], bool]) -> None:
        """Ask for a hint until the page shows it: busy workers may have no time for one, and say so."""
        refusals = -1

        def shows_or_asks() -> bool:
            nonlocal refusals
            if refusals < len(self.witness.refusals):
                refusals = len(self.witness.refusals)
                self.button(self.say("action-hint")).click()
            return shows()

        self.until(shows_or_asks)

    def follow(self, other: "Person") -> None:
        """Wait until this page has received as many entries as another."""
        self.until(lambda: self.witness.position >= other.witness.position)

    # Playing

    def hurry(self) -> None:
        """Prefer robots without pauses, at tables whose pace follows the settings too."""
        self.alter("localStorage['chelem.settings'] ??= JSON.stringify({ pace: 'instant' })")

    def press(self, action: str) -> None:
        """Make a call or play a card with the pointer."""
        if is_card(action):
            self.button(self.card_name(action)).click()
            return
        if is_bid(action) and self.page.get_by_role("group", name=self.say("box-levels")).count():
            self.button(action.rstrip("CDHSNT")).click()
        self.button(self.call_name(action)).click()

    def move(self, choose: Choose = boldest) -> bool:
        """Make one move in turn, or accept a claim; return False if the deal ended before that."""
        witness = self.witness
        self.until(lambda: bool(witness.legal) or witness.rests or witness.claimed)
        if witness.rests:
            return False
        if witness.claimed:
            self.button(self.say("answer-accept")).click()
            self.until(lambda: not witness.claimed)
            return True
        position = witness.position
        self.press(choose(witness.legal))
        self.until(lambda: witness.position > position)
        return True

    def play(self, choose: Choose = boldest) -> int:
        """Play until the deal is over and return the number of moves."""
        moves = 0
        while self.move(choose):
            moves += 1
        return moves

    def cut_short(self, tricks: int = 0) -> None:
        """Win the auction, play this many tricks, and concede the rest: for tests about something else."""
        while not self.may_concede(tricks):
            if not self.move():
                return  # a claim was accepted that ended it
            self.until(lambda: bool(self.witness.legal) or self.witness.rests or self.witness.claimed)
        self.concede()
        self.until(lambda: self.witness.rests)

    def may_concede(self, tricks: int = 0) -> bool:
        """Whether this player is to play, after the lead and so many tricks."""
        play = self.witness.picture["play"]
        if not self.witness.legal or play is None or len(play["turned"]) < tricks:
            return False
        return bool(play["turned"] or play["trick"])

    def concede(self) -> None:
        """Concede all tricks that are left, sure ones too: robots accept that of a declarer at once."""
        position = self.witness.position
        self.page.evaluate(NOTHING_SURE)
        self.button(self.say("action-claim")).click()
        self.button(self.say("claim-nothing")).click()
        self.until(lambda: self.witness.position > position)


class Wanderer(Person):
    """A visitor whose page stays loaded from one address to the next, as it does where links are followed.

    To load it takes three times the work of all that a page then asks for and draws.
    """

    def __init__(self, page: Page, language: str) -> None:
        super().__init__(page, language)
        self._asked: set[Request] = set()
        page.on("request", self._ask)
        page.on("requestfinished", self._hear)
        page.on("requestfailed", self._hear)

    def _ask(self, request: Request) -> None:
        self._asked.add(request)

    def _hear(self, request: Request) -> None:
        self._asked.discard(request)

    def open(self, path: str) -> None:
        """Open an address of the client, which is loaded only for the first one."""
        self.go(path)

    def _leave(self) -> None:
        """Show nothing."""
        self.open(NOWHERE)
        self._nothing.wait_for()

    def settle(self) -> None:
        """Wait until the page has what it has asked for, apart from news, and nothing moves."""
        self.page.get_by_role("heading", level=1).wait_for()
        self.page.evaluate(UNCHANGED)
        self.until(lambda: all("wait=" in asked.url for asked in self._asked))
        self.page.evaluate(UNCHANGED)
        self.page.wait_for_function(STILL)

    def width_of(self, path: str) -> int:
        """Return how wide the page of an address is, in pixels."""
        self.open(path)
        self.settle()
        return int(self.page.evaluate("document.documentElement.scrollWidth"))
