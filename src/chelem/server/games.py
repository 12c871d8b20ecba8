"""The games that there are, with their options and forms of match."""

from typing import Any

from fastapi import APIRouter

from chelem.games.registry import FORMS, GAMES
from chelem.matches.parameters import size_of
from chelem.tables.policy import Policy

router = APIRouter(prefix="/api", tags=["games"])

SIZES = {
    "boards": [1, 2, 4, 8, 12, 16, 24],
    "best_of": [1, 3],
    "deals": [3, 6, 9, 12, 18],
    "points": [100, 200, 300, 500],
}
"""The sizes that a page offers; a call may ask for others."""


@router.get("/games")
def games() -> dict[str, Any]:
    """The games, their options and forms of match, and what a table's policy may be."""
    defaults = Policy().chosen()
    return {
        "games": [_game(name) for name in GAMES],
        "policy": [
            {"name": name, "values": list(values), "default": defaults[name]}
            for name, values in Policy.CHOICES.items()
        ],
    }


def _game(name: str) -> dict[str, Any]:
    options = GAMES[name]().options
    return {
        "game": name,
        "options": [
            {"name": option, "values": list(values), "default": getattr(options, option)}
            for option, values in options.allowed().items()
        ],
        "forms": [_form(form) for form in FORMS[name]],
    }


def _form(form: Any) -> dict[str, Any]:
    name = size_of(form)
    if name is None:
        return {"kind": form.kind, "parameter": None, "default": None, "values": []}
    return {"kind": form.kind, "parameter": name, "default": getattr(form(), name), "values": SIZES[name]}
