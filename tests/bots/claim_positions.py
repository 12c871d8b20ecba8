"""Find ordinary end positions where a player would claim: `python -m tests.bots.claim_positions 500`.

A deal is bid and played by instant bots. The first moment counts at which declarer, on lead in either hand
with two to eleven tricks left, would claim: in every layout of the hidden cards that fits the play, best
play takes the same number of tricks, at most two fewer than all, and no guess is needed. A guess is needed
where no card of declarer's keeps these tricks in all layouts; that is looked for while the rest is played
out, against defenders who play any card. Layouts are all there are, or else drawn. Nothing of the bots' own
search for sure lines is used, only the double-dummy solver.
"""

import gzip
import json
import sys
from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

from chelem.analysis.double_dummy import score_layouts
from chelem.bots.baseline import Baseline
from chelem.bots.cardplay.knowledge import possible_cards
from chelem.bots.claims import with_open_hands
from chelem.bots.sampling.layouts import LayoutSpace
from chelem.core.calls import Action
from chelem.core.cards import Card
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player
from chelem.engine.board import Board
from chelem.engine.events import Acted
from chelem.engine.log import Log
from tests.bots.positions import open_log, play_actions

Json = dict[str, Any]
FIRST = 1000
"""The number of the first deal that is looked at for the kept positions."""
KEPT = Path(__file__).with_name("claim_positions.jsonl.gz")
LAYOUTS, MORE_LAYOUTS = 60, 400
"""How many layouts are looked at on every lead, and where a claim is likely."""
PLAYS_OUT = 6
"""How often the rest is played out in search of a guess."""


def open_to_declarer(board: Board) -> Board:
    """Return the board as everybody knows it once declarer's hand is shown."""
    declarer = board.contract.declarer
    hand = board.holdings.hands[declarer]
    return with_open_hands(board.holding(board.holdings.exposed(declarer, hand)))


def best_cards(board: Board, chance: Random, most: int = LAYOUTS) -> tuple[set[Card], set[int]]:
    """Return declarer's cards that are best in every layout, and the numbers of tricks that are best."""
    shown = open_to_declarer(board)
    counts = tuple(map(board.count, SEATS))
    space = LayoutSpace(possible_cards(shown, board.play, counts), counts)
    layouts = [tuple(map(Hand, layout)) for layout in space.sample(most, chance).layouts]
    play = board.play
    scores = score_layouts(layouts, play.strain, play.leader, play.trick)
    width = len(scores.cards)
    rows = [scores.tricks[at : at + width] for at in range(0, len(scores.tricks), width)]
    always = {card for at, card in enumerate(scores.cards) if all(row[at] == max(row) for row in rows)}
    return always, {max(row) for row in rows}


def no_guess(log: Log, chance: Random) -> bool:
    """Return whether declarer, playing the rest once, never has to guess."""
    rest = log.copy()
    declarer = rest.state.board.contract.declarer
    while rest.state.turn is not None and rest.state.board.play.left > 1:
        cards = list(rest.state.legal())
        if rest.state.turn.actor is declarer:
            always, _ = best_cards(rest.state.board, chance)
            cards = sorted(always)
        if not cards:
            return False
        rest.act(rest.state.player, chance.choice(cards))
    return True


def would_claim(log: Log, chance: Random) -> int | None:
    """Return the tricks that declarer would claim now; None if they would play on."""
    board = log.state.board
    if not 2 <= board.play.left <= 11:
        return None
    always, tricks = best_cards(board, chance)
    if not always or len(tricks) > 1 or min(tricks) < max(1, board.play.left - 2):
        return None
    always, tricks = best_cards(board, chance, MORE_LAYOUTS)
    if not always or len(tricks) > 1:
        return None
    return min(tricks) if all(no_guess(log, chance) for _ in range(PLAYS_OUT)) else None


def position(number: int) -> Json | None:
    """Return the position of the deal with this number, if it has one."""
    chance = Random(number)  # noqa: S311 - the same numbers give the same positions
    deal, bot = Deal.draw(chance.randrange), Baseline(number)
    log = open_log(deal, Seat(number % 4))
    actions: list[str] = []
    while (turn := log.state.turn) is not None:
        board = log.state.board
        leads = board.led and not board.play.trick and turn.actor is board.contract.declarer
        if leads and (tricks := would_claim(log, chance)) is not None:
            return {"number": number, "deal": str(deal), "actions": " ".join(actions), "tricks": tricks}
        move = bot.move(log.view(Player(log.state.player)))
        actions.append(str(move))
        log.act(log.state.player, move)
    return None


def positions(first: int) -> Iterator[Json]:
    """Yield positions of the deals from a number on."""
    return filter(None, map(position, count(first)))


@cache
def read_positions() -> list[Json]:
    """Return the kept positions, which `play_position` plays."""
    lines = gzip.decompress(KEPT.read_bytes()).decode().splitlines()
    return [json.loads(line) for line in lines]


@cache
def play_position(number: int) -> tuple[Log, int]:
    """Return a kept position by its place among them, with the tricks that declarer would claim."""
    found = read_positions()[number]
    return play_actions(_dealt(found), found["actions"]), found["tricks"]


def tricks_left(number: int) -> int:
    """Return the tricks left in a kept position, without playing up to it."""
    cards = [action for action in read_positions()[number]["actions"].split() if action[0] in "SHDC"]
    return 13 - len(cards) // 4


def actions(log: Log) -> list[Action]:
    """Return the calls and cards of a log."""
    return [entry.event.action for entry in log if isinstance(entry.event, Acted)]


def _dealt(found: Json) -> Log:
    return open_log(Deal.parse(str(found["deal"])), Seat(int(found["number"]) % 4))


def main(number: int) -> None:
    """Keep a number of positions."""
    lines = "".join(json.dumps(each) + "\n" for each in islice(positions(FIRST), number))
    KEPT.write_bytes(gzip.compress(lines.encode(), mtime=0))


if __name__ == "__main__":
    main(int(sys.argv[1]))
