"""The available games over HTTP, with everything that a client needs to draw them."""

from fastapi.responses import PlainTextResponse
from typing_extensions import TypedDict

from chelem.bots.configuration import usual_bots
from chelem.bots.systems.names import SystemHeading, known_headings
from chelem.bots.table_bots import STRENGTHS
from chelem.engine import AuctionGame, Match
from chelem.formats.json_types import OptionValue, SeatCode
from chelem.games.registry import GAMES, GamePackage
from chelem.i18n import say
from chelem.i18n.catalogue import fluent_files
from chelem.matches.parameters import size_of
from chelem.site.tables.domain.policy import Policy
from chelem.site.tables.views.kinds import KindShape, kinds_of
from chelem.site.visitors import CallRouter, Language

router = CallRouter(prefix="/api", tags=["games"])


class SettingShape(TypedDict):
    """An option of a game, or a setting of a table."""

    name: str
    values: list[OptionValue]
    """All allowed values."""
    default: OptionValue


class PolicySetting(SettingShape):
    """A setting of a table's policy."""

    shared: bool
    """Whether all tables of a board set share it: nobody changes it there."""
    first: bool
    """Whether it is offered while a table is made."""


class MatchFormShape(TypedDict):
    """A form of match, and its parameter, if any."""

    kind: str
    """The name of the form in requests."""
    title: str
    parameter: str | None
    """The name of its number; null if it has none."""
    default: int | None
    values: list[int]
    """The numbers that a page offers; a request may have others."""


class GameShape(TypedDict):
    """A game: title, players, display, options and forms of match."""

    game: str
    """The name of the game in links and logs."""
    title: str
    about: str
    """A sentence that describes the game."""
    players: int
    empty: SeatCode | None
    """The seat without a player, if any."""
    individual: bool
    """Whether points are counted by player, not by side."""
    book: int | None
    """The tricks to add to a contract's number; null if contracts have no number."""
    suits: list[str]
    """The suits in display order."""
    vulnerability: bool
    """Whether vulnerability matters in the game."""
    prepared: int
    """The number of prepared deals of a match."""
    files: bool
    """Whether files of boards (PBN, LIN …) can hold its deals."""
    systems: bool
    """Whether bots bid by a bidding system in this game."""
    kinds: list[KindShape]
    options: list[SettingShape]
    """The options of its rules."""
    forms: list[MatchFormShape]
    """Its forms of match, the default first."""


class StyleShape(TypedDict):
    """A style of a bidding system."""

    style: str
    title: str


class SystemShape(TypedDict):
    """A bidding system, and its styles besides the usual one."""

    system: str
    title: str
    styles: list[StyleShape]


class BotChoices(TypedDict):
    """The bots that a table may have."""

    strengths: list[str]
    """The weakest first."""
    systems: list[SystemShape]
    default: str
    """The bots of a table unless others are asked for, as `STRENGTH:SYSTEM`."""


class GameList(TypedDict):
    """The available games, the settings of a table's policy, and its bots."""

    games: list[GameShape]
    bots: BotChoices
    policy: list[PolicySetting]
    """The settings of a table's policy."""


@router.get("/games")
def list_games(language: Language) -> GameList:
    """The games and bots, with titles in the requested language, and the settings of a table's policy."""
    defaults, shared, first = Policy().values(), Policy.shared(), Policy.first()
    return {
        "games": [_game(package, language) for package in GAMES.values()],
        "bots": {
            "strengths": list(STRENGTHS),
            "systems": [_system(name, heading, language) for name, heading in known_headings().items()],
            "default": str(usual_bots(language)),
        },
        "policy": [
            {
                "name": name,
                "values": list(values),
                "default": defaults[name],
                "shared": name in shared,
                "first": name in first,
            }
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
