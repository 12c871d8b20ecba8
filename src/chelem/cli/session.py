"""A match in the terminal: deal, let the bots act, prompt the user, show the score sheet."""

from collections.abc import Callable, Iterable, Mapping

from rich.console import Console

from chelem.bots.baseline import Baseline
from chelem.bots.bot import Bot
from chelem.bots.driver import bot_to_act, bots_act
from chelem.cli.autosave import Keeper
from chelem.cli.colour import coloured
from chelem.cli.sheet import mark, player_text, render_sheet
from chelem.cli.summary import ending
from chelem.core.errors import ParseError, Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player, View
from chelem.engine.events import Swapped
from chelem.engine.log import Entry, Log
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.engine.sheet import PlayerId
from chelem.i18n import say
from chelem.matches.dealing import next_deal
from chelem.matches.parameters import parameters
from chelem.matches.rotation import draw_for_deal, drawn_dealer
from chelem.text import position, print_card
from chelem.text.commands import Command, read_input
from chelem.text.narration import narrate


class LeftTable(Exception):
    """The user leaves the table."""


class Session:
    """A match among bots, with the user or without."""

    def __init__(
        self,
        log: Log,
        bots: Mapping[PlayerId, Bot],
        me: PlayerId | None,
        randbelow: Callable[[int], int],
        language: str,
        console: Console,
        keeper: Keeper,
    ) -> None:
        self.log = log
        self.bots = bots
        self.me = me
        self.randbelow = randbelow
        self.language = language
        self.console = console
        self.keeper = keeper
        self.moves: list[int] = []
        """The versions of what the person did, whatever chair that was in."""

    def run(self, deals: int | None = None) -> bool:
        """Play to the end of the match, or `deals` deals; False if the user left early."""
        self._greet()
        self.keeper.keep(self.log)
        try:
            while self.log.state.turns or self._goes_on(deals):
                self._play_deal()
        except (LeftTable, EOFError, KeyboardInterrupt):
            self._say("play.left")
            return False
        if (verdict := self.log.state.verdict) is not None:
            for sentence in ending(self.log.state, verdict, self.language, self.me):
                self.console.print(coloured(sentence))
        return True

    def _goes_on(self, deals: int | None) -> bool:
        state = self.log.state
        return state.verdict is None and (deals is None or len(state.sheet.rows) < deals)

    # A deal

    def _play_deal(self) -> None:
        """Finish the deal in progress of a resumed match, or play the next one."""
        if not self.log.state.turns:
            self.log.add(next_deal(self.log.state, self.randbelow, self._drawn()))
            self.keeper.keep(self.log)
        self._open()
        rows = len(self.log.state.sheet.rows)
        while self.log.state.turns:
            if bot_to_act(self.log, self.bots):
                self._tell(bots_act(self.log, self.bots))
            else:
                self._ask()
        if len(self.log.state.sheet.rows) > rows:
            self._close()

    def _drawn(self) -> Seat | None:
        """The first dealer, in games that show the draw."""
        if not self.log.state.game.info.draws_dealer or self.log.state.sheet.last is not None:
            return None
        rounds = draw_for_deal(SEATS, self.randbelow)
        for drawn in rounds:
            cards = ((seat, print_card(card, self.language)) for seat, card in drawn)
            self._show(position.calls_by_seat(cards, self.language))
        dealer = drawn_dealer(rounds)
        self._say("play.drawn", seat=str(dealer))
        return dealer

    def _open(self) -> None:
        board = self.log.state.board
        if board is None:
            return
        self.console.rule(say("play.deal", {"deal": board.setting.deal}, self.language), align="left")
        if note := self.log.state.game.opening_note(board.setting):
            code, facts = note
            self._say(code, **facts)
        if self.me is None:
            self._show(
                position.table_diagram(self.log.state, board, None, self.language, names=self._names())
            )

    def _close(self) -> None:
        """End the deal: show all hands, its score, the sheet."""
        state, board = self.log.state, self.log.state.board
        if board is None:
            return
        self.console.print()
        if self.me is not None:
            self._show(
                position.table_diagram(
                    state, board, self._seat(), self.language, whole=True, names=self._names()
                )
            )
        self.console.print(mark(state, state.sheet.rows[-1], self.language, self.me))
        self.console.print(render_sheet(state, self.language, self.me))
        if self.me is not None and state.verdict is None:
            self.console.input(say("play.continue", {}, self.language) + " ", markup=False)

    # The user

    def _seat(self) -> Seat | None:
        return None if self.me is None else self.log.state.seat(self.me)

    def _view(self) -> View:
        return self.log.view(Player(self.me or ""))

    def _ask(self) -> None:
        """Show the table and read one answer from the user."""
        if self.me is None:
            raise LeftTable
        self._show_table()
        while True:
            try:
                typed = read_input(
                    self.console.input(self._prompt(), markup=False), self._view(), self.language
                )
                if isinstance(typed, Command):
                    self._obey(typed)
                    if typed in (Command.UNDO, Command.TABLE):
                        return
                    continue
                entries = self.log.act(self.me, typed, position=self.log.position)
                self.moves.append(entries[0].version)
            except (ParseError, Refused) as error:
                self.console.print(coloured(error.say(self.language)), style="bold red")
                continue
            self._tell(entries)
            return

    def _prompt(self) -> str:
        state = self.log.state
        if state.board and state.board.claim:
            return say("ask.claim", {}, self.language) + " "
        turn, me = state.turn, self._seat()
        if turn is not None and turn.hand is not me:
            return say("ask.dummy", {"seat": str(turn.hand)}, self.language) + " "
        code = "ask.card" if state.board and state.board.play else "ask.call"
        return say(code, {}, self.language) + " "

    def _show_table(self) -> None:
        state = self._view().state
        if state.board is None:
            return
        self.console.print()
        self._show(
            position.table_diagram(state, state.board, self._seat(), self.language, names=self._names())
        )
        if state.board.play is None and (said := position.auction_text(state, state.board, self.language)):
            self.console.print()
            self._show(said)
        if trick := position.current_trick(state, state.board, self.language):
            self._show(trick)
        if offered := position.legal_text(state, self.language):
            self.console.print(coloured(offered), style="dim")

    def _obey(self, order: Command) -> None:
        """Carry out an order of the user."""
        board, language = self._view().state.board, self.language
        match order:
            case Command.QUIT:
                raise LeftTable
            case Command.UNDO:
                self._undo()
            case Command.HINT:
                self._hint()
            case Command.SHEET:
                self.console.print(render_sheet(self.log.state, language, self.me))
            case Command.HELP:
                self._say("play.help")
            case Command.LAST if board and board.play and board.play.done:
                self._show(position.trick_text(board.play.done[-1], language))
            case Command.TRICKS if board:
                for trick in board.play.done if board.play else ():
                    self._show(position.trick_text(trick, language))
                self._show(position.turned_tricks(self.log.state, board, language))
            case Command.AUCTION if board:
                self._show(position.auction_text(self.log.state, board, language))
            case Command.LAST:
                self._say("play.no_trick", game=self.log.state.game.name)
            case _:
                pass

    def _undo(self) -> None:
        """Undo the user's last call or card of this deal; bots always agree."""
        counting = {entry.version for entry in self.log.effective()}
        mine = [version for version in self.moves if version in counting]
        if not mine or not self.log.can_undo(mine[-1] - 1):
            raise Refused("undo.nothing")
        self._tell(self.log.undo(mine[-1] - 1))

    def _hint(self) -> None:
        """Show what a bot would do in the user's seat, seeing what the user sees."""
        move = Baseline(0).move(self._view())
        match move:
            case AnswerClaim(accept):
                self._say("hint.accept" if accept else "hint.refuse")
            case MakeClaim():
                return
            case _:
                self._say("hint.action", action=position.action_text(move, self.language))

    # Output

    def _greet(self) -> None:
        state = self.log.state
        size = next(iter(parameters(state.match).values()), 1)
        title = say(f"game-{state.game.name}", {}, self.language)
        form = say(f"match-{state.match.kind}", {"game": state.game.name, "size": size}, self.language)
        self.console.print(f"{title} · {form}", style="bold")
        if self.me is not None and (me := self._seat()) is not None:
            self._say("play.you", seat=str(me))

    def _names(self) -> dict[Seat, str]:
        """The players by seat, in individual games."""
        state = self.log.state
        if not state.game.info.individual:
            return {}
        sitting = ((seat, player) for seat, player in zip(SEATS, state.chairs, strict=True) if player)
        return {seat: player_text(state, player, self.language, self.me) for seat, player in sitting}

    def _tell(self, entries: Iterable[Entry]) -> None:
        new = list(entries)
        self.keeper.keep(self.log)
        for sentence in narrate(new, self.log.state, self.language, brief=self.me is None):
            self.console.print(coloured(sentence))
        swapped = self.me is not None and any(isinstance(entry.event, Swapped) for entry in new)
        if swapped and (me := self._seat()) is not None:
            self._say("play.you", seat=str(me))

    def _say(self, code: str, **facts: int | str) -> None:
        self.console.print(coloured(say(code, facts, self.language)))

    def _show(self, text: str) -> None:
        """Print preformatted text without wrapping."""
        self.console.print(coloured(text), soft_wrap=True)
