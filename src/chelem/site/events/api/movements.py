"""Movements for events over HTTP: proposals for each kind, and those of a file."""

from collections.abc import Callable, Mapping
from typing import Annotated, Literal

from fastapi import Query
from pydantic import BaseModel, Field
from starlette.requests import Request
from starlette.responses import Response

from chelem.formats.json_types import Body
from chelem.i18n import say
from chelem.movements import Proposal, Wish, playable_movements, propose
from chelem.movements.proposals.proposals_of_kinds import propose_barometers, propose_individuals
from chelem.movements.proposals.proposals_of_teams import propose_teams
from chelem.site.collections import CollectionService
from chelem.site.edge import WorkedJson, provided
from chelem.site.events.views.proposals import (
    EventMovementFile,
    EventProposal,
    proposal_view,
    read_movement_view,
)
from chelem.site.visitors import CallRouter, Language, OptionalVisitor, rate_limited, requester_of

router = CallRouter(prefix="/api", tags=["events"])


class WishedMovement(BaseModel):
    """What is wished of a movement; `pairs` are teams or people where these are ranked."""

    pairs: int = Field(ge=2, le=120)
    minutes: int = Field(ge=10, le=600)
    boards: int | None = Field(None, ge=1, le=16)
    """In a round; without it, as many as fit."""
    winners: int | None = Field(None, ge=1, le=2)
    stationary: int = Field(0, ge=0, le=60)
    kind: Literal["pairs", "teams", "individual", "barometer"] = "pairs"
    online: bool = False
    """Whether it is played online, where nobody shares boards, carries them, or needs a guide card."""
    rounds: int | None = Field(None, ge=1, le=60)
    """Instead of as many as fit into the minutes."""
    share: bool = False
    """Whether there is one set of boards, which tables may share in a round."""
    copies: int | None = Field(None, ge=1, le=60)
    """How many copies there are of each board, for teams and people; without it, one for each table."""

    def of_pairs(self) -> Wish:
        """Return the wish of a movement of pairs, in sections where there are many."""
        winners: Literal[1, 2] | None = None if self.winners is None else 1 if self.winners == 1 else 2
        rounds = None if self.rounds is None else min(self.rounds, max(1, self.pairs - 1 + self.pairs % 2))
        return Wish(
            self.pairs,
            rounds,
            self.boards,
            winners,
            self.stationary,
            minutes=self.minutes,
            share=self.share or self.online,
            sections=not self.online,
        )


class MovementText(Body):
    """The text of a file of movements, and its name."""

    many_lines = frozenset({"text"})
    name: str = Field(max_length=120)
    text: str = Field(max_length=500_000)
    boards: int = Field(1, ge=1, le=12)
    """In a set, where the file numbers sets of boards and does not say it."""


@router.get("/event-movements", dependencies=[rate_limited("analysis")], response_model=list[EventProposal])
async def list_movements(
    language: Language,
    wished: Annotated[WishedMovement, Query()],
    request: Request,
    caller: OptionalVisitor,
) -> Response:
    """Up to three movements for a number of entrants and minutes, the best first, with reasons."""
    importer, asker = provided(request, CollectionService).importer, requester_of(request, caller)
    shown = await importer.run_cached(asker, propose_shown, wished.model_dump_json(), language)
    return shown.answer(request)


@router.post("/event-movements", dependencies=[rate_limited("analysis")], response_model=EventMovementFile)
async def read_movement_file(
    body: MovementText, language: Language, request: Request, caller: OptionalVisitor
) -> Response:
    """The movements of a file, each with a sentence, and a sentence for each that cannot be played."""
    importer, asker = provided(request, CollectionService).importer, requester_of(request, caller)
    read = await importer.run(asker, read_shown, body.model_dump_json(), language)
    return read.answer(request)


def propose_shown(wished_json: str, language: str) -> WorkedJson:
    """Return what is proposed for a wish; in a worker process."""
    wished = WishedMovement.model_validate_json(wished_json)
    proposals = _propose(wished)
    shown = [proposal_view(proposal, language) for proposal in proposals]
    if wished.online and wished.kind not in _PROPOSERS:
        for view, proposal in zip(shown, proposals, strict=True):
            view["reason"] = say("movement.why.online", proposal.facts, language)
    return WorkedJson.of(shown)


def read_shown(body_json: str, language: str) -> WorkedJson:
    """Return the movements of a file; in a worker process."""
    body = MovementText.model_validate_json(body_json)
    found = playable_movements(body.text, body.name)
    read: EventMovementFile = {
        "proposals": [
            read_movement_view(movement.with_sets(body.boards), body.name, language)
            for movement in found.movements
        ],
        "refused": [error.say(language) for error in found.refused],
    }
    return WorkedJson.of(read)


def _propose(wished: WishedMovement) -> tuple[Proposal, ...]:
    proposer = _PROPOSERS.get(wished.kind)
    return propose(wished.of_pairs()) if proposer is None else proposer(wished)


_PROPOSERS: Mapping[str, Callable[[WishedMovement], tuple[Proposal, ...]]] = {
    "teams": lambda wished: propose_teams(wished.pairs, wished.minutes, wished.copies),
    "individual": lambda wished: propose_individuals(
        wished.pairs, wished.minutes, wished.boards, wished.copies
    ),
    "barometer": lambda wished: propose_barometers(wished.of_pairs()),
}
"""What proposes other movements than those of pairs."""
