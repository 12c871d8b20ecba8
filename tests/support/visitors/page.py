"""A page written from docs/protocol.md alone: sections replaced, moves applied."""

from typing import Any

Json = dict[str, Any]
PROTOCOL = 4
SIDES = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}
RANKS = "AKQJT98765432"


def follow(picture: Json, message: Json) -> Json:
    """Return the picture after a message `table` or `move`."""
    if message["t"] == "move":
        for entry in message["entries"]:
            picture = picture | _apply(picture, entry, message)
    return picture | message["picture"]


def _apply(picture: Json, entry: Json, message: Json) -> Json:
    """Return the sections that an entry of a move changes."""
    seat = entry.get("seat")
    if entry["event"] == "exposed":
        suits = picture["table"]["suits"]
        cards = sorted(entry["cards"], key=lambda card: (suits.index(card[0]), RANKS.index(card[1])))
        return {"hands": picture["hands"] | {seat: {"cards": cards, "count": len(cards), "open": True}}}
    action = entry["action"]
    if not (len(action) == 2 and action[0] in "CDHS" and action[1] in RANKS):
        made = {
            "version": entry["version"],
            "seat": seat,
            "player": picture["deal"]["seating"].get(seat),
            "call": action,
            "alert": False,
            "text": None,
        }
        return {"calls": [*picture["calls"], made | message.get("call", {})]}
    hand, play = picture["hands"][seat], picture["play"]
    cards = hand["cards"] and [card for card in hand["cards"] if card != action]
    left = hand | {"cards": cards, "count": hand["count"] - 1}
    trick = [*play["trick"], {"seat": seat, "card": action}]
    play = play | {"trick": trick}
    if "won" in message:
        side = SIDES[message["won"]]
        play |= {
            "trick": [],
            "last": {"plays": trick, "winner": message["won"]},
            "turned": [*play["turned"], side],
            "taken": play["taken"] | {side: play["taken"][side] + 1},
        }
    return {"hands": picture["hands"] | {seat: left}, "play": play}
