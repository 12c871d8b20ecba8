"""Text mode: a visitor types commands, answered in sentences, and moves, which the coach may stop."""

from dataclasses import dataclass, field

from chelem.bots.coaching.objection import Objection
from chelem.core import Action, Refused
from chelem.engine import AnswerClaim, MakeClaim, Move
from chelem.i18n import Fact, say
from chelem.site.edge import VisitorId
from chelem.site.tables.api.advice import describe_hint
from chelem.site.tables.api.protocol import TypedMessage
from chelem.site.tables.domain import undo
from chelem.site.tables.domain.hints import may_have_hints
from chelem.site.tables.live import text_mode
from chelem.site.tables.live.actor import TableActor
from chelem.site.tables.live.advice import hint_for, objection_for, sure_tricks_of
from chelem.site.tables.live.hand_counts import count_hand_of
from chelem.site.tables.views.aloud import count_sentences
from chelem.text.commands import Command


@dataclass(slots=True)
class StoppedMove:
    """The move, or claim of too few tricks, that was stopped last in the position in which it was typed."""

    _held: tuple[Move, int] | None = field(default=None, init=False)

    def hold(self, move: Move, position: int) -> None:
        """Keep a move until its player insists."""
        self._held = (move, position)

    def take(self, position: int) -> Move | None:
        """Return the move that was stopped in this position, if any, and forget it."""
        stopped, self._held = self._held, None
        return stopped[0] if stopped is not None and stopped[1] == position else None


class TextMode:
    """The text mode of one connection."""

    def __init__(self, visitor: VisitorId | None) -> None:
        self._visitor = visitor
        self._stopped = StoppedMove()

    async def handle(self, actor: TableActor, message: TypedMessage, language: str) -> list[str]:
        """Do what was typed, and return the answer; empty for a move that is made, which is announced."""
        visitor, text = self._visitor, message["text"]
        if await actor.ask(lambda table: text_mode.answer_typed_undo(table, visitor, text, language)):
            return []
        watch = await actor.ask(lambda table: text_mode.answer_typed_watch(table, visitor, text, language))
        if watch is not None:
            return await _notify_of_watch(actor, watch)
        typed = await actor.ask(lambda table: text_mode.read_command(table, visitor, text, language))
        if not isinstance(typed, Command):
            return await self._move(actor, typed, language, coached=message.get("coach", False))
        match typed:
            case Command.NEXT:
                await actor.set_ready(visitor)
            case Command.UNDO | Command.ANYWAY:
                return await self._after_warning(actor, typed, language)
            case Command.HINT:
                return [await self._hint(actor, language)]
            case Command.HIDE:
                hidden = await actor.ask(lambda table: text_mode.hide_hand(table, visitor, language))
                return await _notify_of_watch(actor, hidden)
            case Command.COUNT:
                return count_sentences(await count_hand_of(actor, visitor, language), language)
            case _:
                return await actor.ask(
                    lambda table: text_mode.answer_command(typed, table, visitor, language)
                )
        return []

    async def _move(self, actor: TableActor, move: Move, language: str, *, coached: bool) -> list[str]:
        """Make a move, unless the coach objects or it claims too few; one that is typed again is made."""
        if isinstance(move, MakeClaim):
            position = await self._position(actor)
            sure = await sure_tricks_of(actor, self._visitor, move.tricks, position)
            if sure is not None and self._stopped.take(position) != move:
                self._stopped.hold(move, position)
                return [too_few(sure, move.tricks, actor.table.game.name, language)]
        if coached and not isinstance(move, (MakeClaim, AnswerClaim)):
            position = await self._position(actor)
            if self._stopped.take(position) != move:
                found = await self._objection(actor, move, position)
                if found is not None:
                    self._stopped.hold(move, position)
                    return warning(found, language)
        await self._make(actor, move)
        return []

    async def _objection(self, actor: TableActor, action: Action, position: int) -> Objection | None:
        if not await actor.ask(may_have_hints):
            return None
        try:
            return await objection_for(actor, self._visitor, action, position)
        except Refused:  # it is not this player's turn, as making the move will say
            return None

    async def _after_warning(self, actor: TableActor, command: Command, language: str) -> list[str]:
        """Make the move that the coach has stopped, or give it up; else take back the last one."""
        action = self._stopped.take(await self._position(actor))
        if command is Command.UNDO and isinstance(action, MakeClaim):
            return [say("typed.claim_given_up", {}, language)]
        if command is Command.UNDO and action is not None:
            return [say("typed.given_up", {"action": str(action)}, language)]
        if command is Command.UNDO:
            await actor.ask(lambda table: undo.request_undo(table, self._visitor))
        elif action is None:
            raise Refused("typed.nothing_stopped")
        else:
            await self._make(actor, action)
        return []

    async def _make(self, actor: TableActor, move: Move) -> None:
        await actor.ask(lambda table: table.act_now(table.seated_person(self._visitor).player, move))

    async def _position(self, actor: TableActor) -> int:
        return await actor.ask(lambda table: table.player_view(self._visitor).position)

    async def _hint(self, actor: TableActor, language: str) -> str:
        hint = describe_hint(await hint_for(actor, self._visitor), language)
        if "action" not in hint:
            return hint["text"]
        return f"{say('typed.hint', {'action': hint['action']}, language)} {hint['text']}".rstrip()


async def _notify_of_watch(actor: TableActor, answer: list[str]) -> list[str]:
    """Let pages know what spectators see, which is not in the log, and return the answer."""
    await actor.ask(lambda _: actor.audience.notify({"table"}))
    return answer


def too_few(sure: int, tricks: int, game: str, language: str) -> str:
    """Return what is said before fewer tricks are claimed than are sure, and how to do so all the same."""
    facts: dict[str, Fact] = {"sure": sure, "tricks": tricks, "game": game}
    return f"{say('claim.sure', facts, language)} {say('typed.claim_stopped', facts, language)}"


def warning(found: Objection, language: str) -> list[str]:
    """Return what the coach says before a move is made, and how to make it all the same."""
    facts = {"action": str(found.action)}
    better = say("coach.better", {"action": str(found.better)}, language)
    return [
        f"{say('coach.title', facts, language)} {found.costs[language]}",
        f"{better} {found.reasons.get(language, '')}".rstrip(),
        say("typed.stopped", facts, language),
    ]
