"""The available games over HTTP, with everything that a client needs to draw them."""

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from chelem.bots.configuration import usual_bots
from chelem.bots.systems.names import SystemHeading, known_headings
from chelem.bots.table_bots import STRENGTHS
from chelem.engine.game import AuctionGame
from chelem.engine.match import Match
from chelem.games.registry import GAMES, GamePackage
from chelem.i18n import say
from chelem.i18n.catalogue import fluent_files
from chelem.matches.parameters import size_of
from chelem.server.answers import GameList, GameShape, MatchFormShape, StyleShape, SystemShape
from chelem.server.dependencies import Language
from chelem.tables.policy import Policy
from chelem.views.kinds import kinds_of

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games")
def list_games(language: Language) -> GameList:
    """The games and bots, with titles in the requested language, and the settings of a table's policy."""
    defaults = Policy().values()
    return {
        "games": [_game(package, language) for package in GAMES.values()],
        "bots": {
            "strengths": list(STRENGTHS),
            "systems": [_system(name, heading, language) for name, heading in known_headings().items()],
            "default": str(usual_bots(language)),
        },
        "policy": [
            {"name": name, "values": list(values), "default": defaults[name]}
            for name, values in Policy.allowed().items()
        ],
    }


@router.get("/games/{game}/messages.ftl", response_class=PlainTextResponse)
def game_messages(game: str, language: Language) -> str:
    """The messages of a game, as a Fluent resource."""
    package = GAMES.find(game)
    return "\n".join(file.read_text(encoding="utf-8") for file in fluent_files(package.import_name, language))


def _game(package: GamePackage, language: str) -> GameShape:
    """Return the description of a game."""
    game = package.game()
    info, options = game.info, game.options
    return {
        "game": info.id,
        "title": say(f"game-{info.id}", {}, language),
        "about": say(f"game-{info.id}-about", {}, language),
        "players": info.players,
        "empty": None if info.empty_seat is None else str(info.empty_seat),
        "individual": info.individual,
        "book": info.book if info.numbered else None,
        "suits": [str(suit) for suit in info.suits],
        "vulnerability": info.vulnerability,
        "prepared": info.prepared,
        "files": info.files,
        "systems": isinstance(game, AuctionGame),
        "kinds": kinds_of(info),
        "options": [
            {"name": option, "values": list(values), "default": getattr(options, option)}
            for option, values in options.allowed().items()
        ],
        "forms": [_form(form, info.id, language) for form in package.forms],
    }


def _system(name: str, heading: SystemHeading, language: str) -> SystemShape:
    """Return the description of a bidding system."""
    styles: list[StyleShape] = [
        {"style": style, "title": titles[language]} for style, titles in heading.styles.items()
    ]
    return {"system": name, "title": heading.titles[language], "styles": styles}


def _form(form: type[Match], game: str, language: str) -> MatchFormShape:
    """Return the description of a form of match: its parameter, if any, and the values that a page offers."""
    name = size_of(form)
    title = say(f"form-{form.kind}", {"game": game}, language)
    default: int | None = None if name is None else getattr(form(), name)
    values = list(form.sizes) or ([] if default is None else [default])
    return {"kind": form.kind, "title": title, "parameter": name, "default": default, "values": values}
