"""Records whole matches of every game, each for some paths of the rules.

`python -m tests.golden.record` writes them.

The same matches come out every time. Record again after a change of the rules that is meant, and read the
difference: it is what players will notice.
"""

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from chelem.core.seats import SEATS, Seat
from chelem.engine.admit import commitment_hash
from chelem.engine.events import (
    Alerted,
    Allowed,
    Asked,
    Chatted,
    Committed,
    Dealt,
    Explained,
    Left,
    Revealed,
    Seated,
)
from chelem.engine.log import Log
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.formats.log.write import write_log
from chelem.games.contract import ContractBridge
from chelem.matches.dealing import next_setting
from tests.bots.positions import fill_deal
from tests.support.matches.playing import Table
from tests.support.matches.recorder import Recorder

HERE = Path(__file__).parent
LANGUAGE = "fr"


def duplicate() -> Recorder:
    """Played out; passed out; doubled, with a claim refused; redoubled, with a defender's concession."""
    table = Recorder("contract", "duplicate:4")
    table.deal().call("P 1NT P 3NT P P P").play(52)
    table.pass_out()
    table.deal().bid("4SX by S").play(9).move(Seat.S, MakeClaim(10)).answer(accept=False).play(43)
    table.deal().bid("2HXX by E").play(13)
    table.move(Seat.N, MakeClaim(1)).move(Seat.E, AnswerClaim(accept=True)).move(
        Seat.S, AnswerClaim(accept=True)
    )
    return table


def undone() -> Recorder:
    """Undo a call, a card, the lead with dummy's hand, a claim, and an undo."""
    table = Recorder("contract", "duplicate:1", seed=2)
    table.deal().call("1C").undo(1).call("1D P").undo(1).call("P P P").play(1).undo(2).play(7).undo(3).play(3)
    table.move(table.contract.declarer, MakeClaim(9)).undo(2).play(2).undo(3).undo(1).play(8)
    return table.claim(3)


def rubber() -> Recorder:
    """A part-score that completes a game, one that a game cuts off, three games, a pass-out, honours."""
    table = Recorder("contract", "rubber", seed=3)
    table.declared("2S by N", 9).declared("1NT by E", 8).declared("2C by S", 8).pass_out()
    table.declared("3NT by W", 10, cards=20).declared("4HX by N", 8).declared("2D by E", 8)
    return table.declared("6S by S", 12)


def rubber_stopped() -> Recorder:
    """Unfinished: the only game, and the only part-score of the next, at fifty."""
    table = Recorder("contract", "rubber", {"unfinished_partscore": 50}, seed=4)
    return table.declared("5DX by E", 11).declared("2H by S", 9).stop()


def chicago() -> Recorder:
    """A redeal by the same dealer, a game completed, a part-score on the fourth deal."""
    table = Recorder("contract", "chicago", seed=5).declared("2S by N", 8).pass_out().pass_out()
    return table.declared("2C by S", 9).declared("6NTX by W", 10).declared("1NT by E", 8, cards=30)


def chicago_options() -> Recorder:
    """The other side vulnerable on deals 2 and 3, no honours."""
    options = {"chicago_vulnerable": "non-dealer", "chicago_honours": False}
    table = Recorder("contract", "chicago", options, seed=6)
    return (
        table.declared("4S by N", 10).declared("4S by E", 9).declared("4HXX by S", 10).declared("7D by W", 13)
    )


def chicago_fifty() -> Recorder:
    """Fifty for each part-score, nothing carried over, no honours; a redeal, a contract down."""
    table = Recorder("contract", "chicago", {"chicago_partscores": "fifty"}, seed=9)
    table.declared("2S by N", 8).pass_out().declared("2C by S", 9)
    return table.declared("3NTX by W", 8).declared("1NT by E", 8, cards=30)


def live_table() -> Recorder:
    """Players join and leave, deals have commitments, messages an audience; an undo is requested."""
    table = Recorder("contract", "duplicate:2", seed=7)
    log = table.log
    for number in (1, 2):
        cards, salt = (
            ContractBridge().prepare(next_setting(table.state, table.below), table.below),
            f"sel {number}",
        )
        log.add(Committed(number, 1, commitment_hash(cards.number, salt)), "2026-01-01T20:00:00Z")
        table.deal(cards)
        assert isinstance(log.entries[-1].event, Dealt)
        log.add(Chatted(table.player(Seat.N), "Bonne chance !"))
        log.add(Left(Seat.E, table.player(Seat.E), "Élise", "person"))
        log.add(Seated(Seat.E, f"robot-{number}", "Robot", "bot"))
        table.bid("1NT by S")
        log.add(Alerted(table.player(Seat.S), log.version, "15–17 H", ("W", f"robot-{number}")))
        log.add(Explained("N", log.version, "forcing ?", ()))
        table.play(6)
        log.add(Asked(Seat.W, log.version - 2))
        log.add(Allowed(Seat.S, accept=True))
        table.undo(4).play(2)
        log.act(table.player(Seat.S), MakeClaim(7), position=log.position, id="c1", at="2026-01-01T20:07:30Z")
        table.answer()
        hands = dict(zip(SEATS, cards.hands, strict=True))
        if number == 1:
            log.add(Revealed(number, cards.number, salt, hands))
    return table


def kept() -> Recorder:
    """Concessions of tricks that no normal play loses, in format 3; the last is right."""
    table = Recorder("contract", "duplicate:3", log_format=3)
    grand_slam = fill_deal({"S": "AKQJ.AKQ.AKQ.AKQ"})
    table.deal(grand_slam).bid("7NT by S").play(1).claim(10)
    top_trump = fill_deal({"W": "AK.5432.5432.432", "E": "32.T9876.T9.T987"})
    table.deal(top_trump).bid("4S by S").play(1).move(Seat.W, MakeClaim(0)).answer()
    return table.deal(grand_slam).bid("7NT by N").play(1).move(Seat.E, MakeClaim(0)).answer()


def named() -> Recorder:
    """The dealer names, eldest asks, the partner says yes; all thirteen tricks."""
    table = Recorder("whist", "thirty", seed=8)
    for words in ("name:S ask yes", "name:D ask yes", "name:NT ask yes", "name:H ask yes", "name:NT ask yes"):
        if table.winner is None:
            table.deal().call(words).play(52)
    return table.finish()


def contres() -> Recorder:
    """The choice left to partner; a double after the question; redoubles by namer, partner, and further."""
    table = Recorder("whist", "thirty", seed=9)
    table.deal().call("defer name:S ask X P P").play(1).claim(7)
    table.deal().call("defer name:S X P X P X P P").play(3).claim(8)
    return table.finish()


def hundred() -> Recorder:
    """No trick above a hundred points: doubling ends at the option's limit."""
    table = Recorder("whist", "thirty", {"doubling": "hundred"}, seed=10)
    table.deal().call("name:NT X X X P P").play(5).claim(7)
    return table.finish()


def best_of_three() -> Recorder:
    """Three games, trick points starting again at nothing."""
    table = Recorder("whist", "thirty:3", seed=11)
    table.deal().call("name:NT ask yes").play(2).claim(9)
    table.deal().call("name:NT ask yes").play(2).claim(10)
    table.deal().call("defer name:D X P P").play(2).claim(8)
    return table.finish()


def seven() -> Recorder:
    """Seven deals, two of them dealt again, equal totals, and the side that scored on the seventh wins."""
    table = Recorder("comptoir", "seven", seed=12)
    table.declared("1C by N", 8).pass_out().declared("2H by N", 7).declared("1C by E", 7, cards=16)
    table.declared("3S by W", 8).declared("4D by E", 8).pass_out().declared("1NT by N", 6)
    return table.declared("2C by E", 9)


def immediate_loss() -> Recorder:
    """A slam, then a contract doubled and down four: lost whatever the totals."""
    return Recorder("comptoir", "seven", seed=13).declared("7NT by N", 13).declared("4SX by N", 6)


def traditional() -> Recorder:
    """Traditional scoring: vulnerable, redoubled, and four down without the immediate loss."""
    table = Recorder("comptoir", "seven", {"mark": "traditional", "immediate_loss": False}, seed=14)
    table.declared("2HXX by N", 9).declared("4SX by E", 6)
    for _ in range(5):
        table.declared("3NT by S", 9)
    return table


def redoubled() -> Recorder:
    """Simplified scoring with redoubles, scored as doubled."""
    table = Recorder("comptoir", "seven", {"redouble": True}, seed=15)
    return table.declared("2HXX by N", 8).declared("1CXX by E", 3)


def swaps() -> Recorder:
    """A declarer who swaps seats, another who need not, a redeal, a claim by an opponent."""
    table = Recorder("whiz", "deals:3", seed=16)
    table.deal().bid("3S by E").play(52)
    table.pass_out().declared("2NT by S", 8)
    table.deal().bid("1H by W").play(6)
    opponent = table.contract.declarer.next
    left = table.state.board.play.left if table.state.board and table.state.board.play else 0
    return table.move(opponent, MakeClaim(left)).answer()


def next_redeals() -> Recorder:
    """After three passes the next player deals."""
    table = Recorder("whiz", "deals:2", {"redealer": "next"}, seed=17)
    return table.pass_out().pass_out().declared("4C by W", 9).pass_out().declared("6S by E", 12)


def target() -> Recorder:
    """Two players at the target with equal totals play on."""
    table = Recorder("whiz", "target:14", seed=18)
    table.declared("1C by S", 6).declared("1C by S", 6)
    assert table.winner is None
    return table.declared("1H by E", 7)


RECORDED: dict[str, dict[str, Callable[[], Table]]] = {
    "contract": {
        "duplicate": duplicate,
        "undo": undone,
        "rubber": rubber,
        "rubber-stopped": rubber_stopped,
        "chicago": chicago,
        "chicago-options": chicago_options,
        "chicago-fifty": chicago_fifty,
        "live-table": live_table,
        "kept": kept,
    },
    "whist": {"named": named, "contres": contres, "hundred": hundred, "best-of-three": best_of_three},
    "comptoir": {
        "seven": seven,
        "immediate-loss": immediate_loss,
        "traditional": traditional,
        "redoubled": redoubled,
    },
    "whiz": {"swaps": swaps, "next-redeals": next_redeals, "target": target},
}


GAMES_TESTS = HERE.parent / "games"
for _folder in sorted(GAMES_TESTS.glob("*/recorded.py")):
    _module = import_module(f"tests.games.{_folder.parent.name}.recorded")
    RECORDED[_folder.parent.name] = _module.RECORDED


def folder_of(game: str) -> Path:
    """Return the folder of a game's recorded matches: beside its own tests, or here."""
    own = GAMES_TESTS / game
    return own / "golden" if own.joinpath("recorded.py").exists() else HERE / game


def summary(log: Log) -> dict[str, object]:
    """Return a summary of a match's result."""
    state = log.state
    return {
        "entries": len(log.entries),
        "position": log.position,
        "match": state.match.kind,
        "deals": [
            {
                "deal": row.setting.deal,
                "attempt": row.setting.attempt,
                "dealer": str(row.setting.dealer),
                "vulnerable": "".join(map(str, sorted(row.setting.vulnerable))),
                "contract": str(row.contract) if row.contract else None,
                "tricks": {str(side): tricks for side, tricks in row.tricks.items()} if row.tricks else None,
                "points": [["".join(map(str, line.to)), line.points, line.code] for line in row.lines],
            }
            for row in state.sheet.rows
        ],
        "last": [["".join(map(str, line.to)), line.points, line.code] for line in state.verdict.lines]
        if state.verdict
        else [],
        "totals": {str(name): total for name, total in state.verdict.totals.items()}
        if state.verdict
        else None,
        "winner": [str(name) for name in state.verdict.winner] if state.verdict else None,
    }


def record() -> None:
    """Write all matches, and an index of their results."""
    for game, matches in RECORDED.items():
        folder = folder_of(game)
        folder.mkdir(exist_ok=True)
        index = {}
        for name, play in matches.items():
            log = play().log
            text = "".join(f"{line}\n" for line in write_log(log.entries, LANGUAGE))
            (folder / f"{name}.jsonl").write_text(text, encoding="utf-8")
            index[name] = summary(log)
        text = json.dumps(index, indent=1, ensure_ascii=False)
        (folder / "index.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    record()
