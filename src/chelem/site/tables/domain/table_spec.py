"""The specification of a new table: game, match, chairs, policy, first cards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from chelem.bots import AT_TABLES, Configuration, SideBots
from chelem.bots.configuration import DEFAULT_STYLE
from chelem.bots.convention_cards.given_card import configuration_of_card
from chelem.bots.convention_cards.side_text import configuration_of_text
from chelem.bots.table_bots import check_bidding, requested_bots
from chelem.core import (
    SEATS,
    BadOption,
    Deal,
    FrozenMap,
    ParseError,
    Seat,
    Side,
    Unknown,
    Vulnerability,
    freeze,
    whole_number,
)
from chelem.engine import AuctionGame, Game, Match
from chelem.games import new_game, new_match
from chelem.games.registry import default_game
from chelem.learning.training.plan import Training
from chelem.site.tables.domain import table_request
from chelem.site.tables.domain.policy import Policy


@dataclass(frozen=True, slots=True)
class FirstDeal:
    """The cards of the first deal, and its dealer."""

    deal: Deal
    dealer: Seat


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A new table's game, match and settings; `chairs` maps each seat to `me`, `bot` or `open`."""

    game: Game
    match: Match
    chairs: Mapping[Seat, table_request.ChairChoice]
    policy: Policy
    first: FirstDeal | None = None
    bots: Configuration = AT_TABLES
    training: Training | None = None
    sides: SideBots | None = None
    """What each side bids by, if they were asked for by side."""

    def __post_init__(self) -> None:
        freeze(self, "chairs")


def read_table_spec(
    request: table_request.TableRequest,
    language: str,
    cards: Mapping[str, str] = FrozenMap({}),
    preferred: str = "",
) -> TableSpec:
    """Return the table requested in a language; raise `ParseError` or `BadOption` for what a game lacks.

    `cards` are the texts of the convention cards, and of the systems of visitors, that it names, by code;
    `preferred` is the text of the card that its player's side plays where it says nothing of sides.
    """
    game = new_game(default_game() if request.game is None else request.game, request.options)
    first = _first(game, request.deal)
    match = _match(game, request, first)
    chairs = _chairs(game, request.chairs or {})
    solo = "open" not in chairs.values()
    usual = Policy().for_one_person() if solo else Policy()
    bots = requested_bots(request.bots, language)
    training = _training(request.training, game, match, chairs)
    sides = _read_sides(request.sides, game, bots, cards)
    if request.sides is None and preferred:
        sides = _sides_by_preference(preferred, game, bots, chairs)
    return TableSpec(game, match, chairs, usual.changed(request.policy or {}), first, bots, training, sides)


def _match(game: Game, request: table_request.TableRequest, first: FirstDeal | None) -> Match:
    """Return the requested match; if the first deal is given, it starts at its number."""
    requested = request.match or table_request.MatchRequest()
    parameters: Mapping[str, object] = requested.model_extra or {}
    form = new_match(game.name, requested.kind)
    if first is None or request.deal is None:
        return new_match(game.name, form.kind, parameters)
    vulnerable = Vulnerability.of_seats(map(Seat.parse, request.deal.vulnerable))
    if not game.vulnerability:
        vulnerable = Vulnerability.on_board(request.deal.deal)  # so that the board keeps its number
    fixed = form.from_deal(first.dealer, vulnerable, request.deal.deal)
    return new_match(game.name, form.kind, {**fixed, **parameters})


def _chairs(
    game: Game, request: Mapping[str, table_request.ChairChoice]
) -> dict[Seat, table_request.ChairChoice]:
    """Return the requested chairs, without the game's empty seat (RULES 4.3)."""
    players = game.info.seats
    requested = {Seat.parse(seat): kind for seat, kind in request.items()}
    for seat in requested:
        if seat not in players:
            raise BadOption("chair.no_player", seat=str(seat), game=game.name)
    if list(requested.values()).count("me") > 1:
        raise BadOption("option.value", option="chairs", value="me, me", values="me, bot, open")
    default = () if "me" in requested.values() else (Seat.S,)
    return {seat: requested.get(seat, "me" if seat in default else "bot") for seat in players}


def _training(
    request: table_request.TrainingRequest | None,
    game: Game,
    match: Match,
    chairs: Mapping[Seat, table_request.ChairChoice],
) -> Training | None:
    """Return the requested training, if any: of the game of files, duplicate, by somebody alone as South."""
    if request is None:
        return None
    if not (game.info.files and match.comparable):
        raise BadOption("training.match")
    if dict(chairs) != {seat: "me" if seat is Seat.S else "bot" for seat in SEATS}:
        raise BadOption("training.alone")
    training = Training(request.theme, request.activity, request.best_hand)
    if not training.possible:
        raise BadOption("training.best_hand")
    return training


def _first(game: Game, request: table_request.FirstCards | None) -> FirstDeal | None:
    """Return the requested first deal, if any."""
    if request is None:
        return None
    number = whole_number(request.number)
    deal = Deal.from_number(-1 if number is None else number)
    players = game.info.seats
    dealer = players[0] if request.dealer is None else Seat.parse(request.dealer)
    if dealer not in players:
        raise BadOption("deal.no_player", seat=str(dealer), game=game.name)
    return FirstDeal(deal, dealer)


def _read_sides(
    request: table_request.SidesRequest | None, game: Game, bots: Configuration, cards: Mapping[str, str]
) -> SideBots | None:
    """Return what each side bids by, None if both bid as the bots do; `cards` are texts by code.

    Raise `Unknown` for a card that there is not, `BadOption` or `ParseError` for what cannot be played.
    """
    if request is None or request == table_request.SidesRequest():
        return None
    if not isinstance(game, AuctionGame):
        raise BadOption("sides.game", game=game.name)
    found = SideBots(*(_of_side(asked, bots, cards) for asked in (request.NS, request.EW)))
    return None if found == SideBots.alike(bots) else found


def _sides_by_preference(
    card: str, game: Game, bots: Configuration, chairs: Mapping[Seat, table_request.ChairChoice]
) -> SideBots | None:
    """Return what the sides bid by where the player's own plays a card; None where it cannot be played."""
    seat = next((seat for seat, choice in chairs.items() if choice == "me"), None)
    if seat is None or not isinstance(game, AuctionGame):
        return None
    try:
        own = configuration_of_card(card, bots.strength)
    except (ParseError, BadOption):  # of a system that this release does not have: they play all the same
        return None
    return SideBots(own, bots) if seat.side is Side.NS else SideBots(bots, own)


def codes_of_cards(request: table_request.SidesRequest | None) -> frozenset[str]:
    """Return the codes of the cards that are requested."""
    return frozenset(side.card for side in _asked(request) if side.card is not None)


def codes_of_systems(request: table_request.SidesRequest | None) -> frozenset[str]:
    """Return the codes of the systems of visitors that are requested."""
    return frozenset(side.own_system for side in _asked(request) if side.own_system is not None)


def _asked(request: table_request.SidesRequest | None) -> Iterator[table_request.SideRequest]:
    sides = () if request is None else (request.NS, request.EW)
    return (side for side in sides if side is not None)


def sent_cards(request: table_request.SidesRequest | None) -> list[str]:
    """Return the texts of the cards that are in the request itself."""
    return [side.card_text for side in _asked(request) if side.card_text is not None]


def _of_side(
    asked: table_request.SideRequest | None, bots: Configuration, cards: Mapping[str, str]
) -> Configuration:
    if asked is None:
        return bots
    chosen_ways = [way for way in (asked.card, asked.card_text, asked.own_system) if way is not None]
    if not chosen_ways:
        system, style = asked.system or bots.system, asked.style or DEFAULT_STYLE
        chosen = Configuration(bots.strength, system.lower(), style.lower())
        check_bidding(chosen)
        return chosen
    if asked.system or asked.style or len(chosen_ways) > 1:
        raise BadOption("sides.card")
    if asked.card_text is not None:
        return configuration_of_card(asked.card_text, bots.strength)
    (code,) = chosen_ways
    if code not in cards:
        raise Unknown("card-file.none" if asked.own_system is None else "own-system.none")
    return configuration_of_text(cards[code], bots.strength)
