"""Read what a player types at the table: a call, a card, a claim, or a command."""

import re
from enum import Enum

from chelem.core import Action, Card, Hand, ParseError, whole_number
from chelem.engine import AnswerClaim, MakeClaim, Move, View
from chelem.i18n import say
from chelem.phases import Auction, CardPlay
from chelem.text import read_call, read_card
from chelem.text.normalising import fold
from chelem.text.statements import read_statement


class Command(Enum):
    """A command to the program."""

    HELP = "help"
    TABLE = "table"
    LAST = "last"
    TRICKS = "tricks"
    AUCTION = "auction"
    SHEET = "sheet"
    UNDO = "undo"
    HINT = "hint"
    COUNT = "count"
    FIELD = "field"
    ANYWAY = "anyway"
    HIDE = "hide"
    NEXT = "next"
    QUIT = "quit"


PlayerInput = Move | Command

_COMMANDS = {
    "fr": {
        Command.HELP: ("aide", "?"),
        Command.TABLE: ("main", "table"),
        Command.LAST: ("dernier", "dernier pli", "derniere levee"),
        Command.TRICKS: ("plis", "levees"),
        Command.AUCTION: ("encheres",),
        Command.SHEET: ("marque", "feuille", "score"),
        Command.HINT: ("conseil",),
        Command.COUNT: ("points", "compte", "compter ma main", "plan"),
        Command.FIELD: ("resultats", "autres tables", "feuille ambulante"),
        Command.ANYWAY: ("quand meme",),
        Command.HIDE: ("cacher", "ne plus montrer"),
        Command.NEXT: ("suivante", "donne suivante", "suite"),
        Command.UNDO: ("annule", "annuler", "retour"),
        Command.QUIT: ("quitter", "quitte", "fin de partie"),
    },
    "en": {
        Command.HELP: ("help", "?"),
        Command.TABLE: ("hand", "table"),
        Command.LAST: ("last", "last trick"),
        Command.TRICKS: ("tricks",),
        Command.AUCTION: ("auction", "bidding"),
        Command.SHEET: ("sheet", "score"),
        Command.HINT: ("hint", "advice"),
        Command.COUNT: ("points", "count", "count my hand", "plan"),
        Command.FIELD: ("results", "other tables", "traveller", "traveler"),
        Command.ANYWAY: ("anyway",),
        Command.HIDE: ("hide", "stop showing"),
        Command.NEXT: ("next", "next deal"),
        Command.UNDO: ("undo", "back"),
        Command.QUIT: ("quit", "exit"),
    },
}
_CLAIM = {"fr": r"(?:je |j')?(?:etale|revendique|reclame|demande)(?: (.*))?", "en": r"(?:i )?claim(?: (.*))?"}
_ALL = ("tout", "le reste", "all", "the rest")
_ARTICLES = re.compile(r"(?:je dis |je joue |le |la |l'|les |un |une |i say |i play |the |a )", re.IGNORECASE)
_CONCEDE = {"fr": ("concede", "je concede", "abandonne"), "en": ("concede", "i concede")}
_YES = {"fr": ("oui", "o", "d'accord"), "en": ("yes", "y", "ok")}
_NO = {"fr": ("non", "n"), "en": ("no", "n")}


def read_input(text: str, view: View, language: str) -> PlayerInput:
    """Read a player's input; `ParseError` if it has no meaning at this point."""
    plain = fold(text)
    for command, words in _COMMANDS[language].items():
        if plain in words:
            return command
    if found := re.fullmatch(_CLAIM[language], plain):
        return _claim(found[1], view)
    if plain in _CONCEDE[language]:
        return MakeClaim(0)
    board = view.state.board
    if board is not None and board.claim is not None:
        return _answer(text, language)
    return _action(_ARTICLES.sub("", text, count=1) if _ARTICLES.match(text) else text, view, language)


def _claim(tricks: str | None, view: View) -> MakeClaim:
    play = view.state.board.play if view.state.board else None
    if play is not None and tricks in _ALL:
        return MakeClaim(play.left)
    number = whole_number(tricks or "")
    if number is None or number > 13:
        raise ParseError("typed.claim")
    return MakeClaim(number)


def read_consent(text: str, language: str) -> bool | None:
    """Return whether a player consents; None if they typed neither yes nor no."""
    plain = fold(text)
    if plain in _YES[language]:
        return True
    return False if plain in _NO[language] else None


def _answer(text: str, language: str) -> AnswerClaim:
    consent = read_consent(text, language)
    if consent is None:
        raise ParseError("typed.answer", text=text)
    return AnswerClaim(accept=consent)


def _action(text: str, view: View, language: str) -> Action:
    """Read a call or a card; an empty text stands for the only legal one."""
    legal = view.state.legal()
    if not text.strip():
        if len(legal) == 1:
            return legal[0]
        raise ParseError("typed.nothing")
    match view.state.board.phase if view.state.board else None:
        case Auction():
            return read_call(text, language)
        case CardPlay():
            return _card(text, view, language)
        case _:
            return read_statement(text, view.state.game.info, language)


def _card(text: str, view: View, language: str) -> Card:
    """Read a card, or a rank alone if only one legal card has it.

    A rank held only in another suit gives that card, so that the rules explain why it is illegal.
    """
    wanted, turn, board = text.strip().upper(), view.state.turn, view.state.board
    legal = [card for card in view.state.legal() if isinstance(card, Card)]
    hand = (board.hand(turn.hand) if board and turn else None) or Hand()
    for cards in (legal, hand.cards):
        of_rank = [card for card in cards if say(f"rank-{card.rank}", {}, language) == wanted]
        if len(of_rank) == 1:
            return of_rank[0]
        if of_rank:
            raise ParseError("typed.which", text=text.strip())
    return read_card(text, language)
