"""The meaning of a call that was made, for any page of a table."""

from dataclasses import dataclass

import orjson

from chelem.site.edge import VisitorId
from chelem.site.tables.api import messages
from chelem.site.tables.live.actor import TableActor
from chelem.site.tables.live.lobby import Lobby


@dataclass(frozen=True, slots=True)
class AskedCall:
    """The version of a call that was made, and who asks about it in which language."""

    visitor: VisitorId | None
    language: str
    about: int


async def explain_made_call(actor: TableActor, call: AskedCall) -> bytes:
    """Return the message with the meaning of a call, if the visitor may know it; `Refused` otherwise."""
    await actor.explainer.explain_calls(call.visitor)
    answer = await actor.ask(
        lambda table: messages.meaning_of_call(
            actor.audience.log_for(call.visitor),
            table.viewer(call.visitor),
            actor.call_meanings,
            call.about,
            call.language,
        )
    )
    return orjson.dumps(answer)


class CallMeaningCalls:
    """Asks the owner of a table what a call means, so that a page need not be passed on for that."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._ask = lobby.cluster.calls.add("table.meaning", self._answer)

    async def message(self, code: str, call: AskedCall) -> bytes:
        """Return the message with the meaning of a call at a table anywhere; raise as `explain_made_call`."""
        return (await self._ask(code, call)).encode()

    async def _answer(self, code: str, call: AskedCall) -> str:
        actor = await self._lobby.actor(code)
        actor.audience.check_may_watch(call.visitor)
        return (await explain_made_call(actor, call)).decode()
