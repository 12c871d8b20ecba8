"""Challenges over HTTP: the same boards for friends, each at a table of their own."""

from typing import Annotated

from fastapi import Depends
from pydantic import Field
from starlette.requests import Request
from typing_extensions import TypedDict

from chelem.formats.json_types import Body
from chelem.site.contests.api import set_draws
from chelem.site.contests.api.board_set_terms import BoardSetRequest, read_terms
from chelem.site.contests.live.challenges import Challenges
from chelem.site.contests.views.challenge import ChallengeShape, challenge_view
from chelem.site.edge import provided
from chelem.site.tables import TABLE_LIMIT, DeclareChoice, Guest, Lobby, LobbyDep, Policy, TableCode
from chelem.site.visitors import (
    CallRouter,
    Language,
    OptionalVisitor,
    RegisteredVisitor,
    VisitorRoute,
    id_of,
    rename,
)

router = CallRouter(prefix="/api", tags=["challenges"], route_class=VisitorRoute)
SIZES = (2, 4, 8, 12)
"""The numbers of boards of a new challenge."""


class ChallengeRequest(BoardSetRequest):
    """A new challenge of contract bridge."""

    boards: int = Field(4, examples=[8])
    """2, 4, 8 or 12."""
    declare: DeclareChoice = "off"
    """Whether all players play declarer's cards where they would be dummy."""


class Acceptance(Body):
    """The request for a table of a challenge."""

    name: str = Field("", max_length=200)
    """The visitor's new name, which is kept for other tables."""
    again: bool = False
    """Whether those who have finished want to play once more, for practice."""


class ChallengeCode(TypedDict):
    """The code of a challenge, whose address is `/defi/CODE`."""

    code: str


def _challenges(request: Request) -> Challenges:
    return provided(request, Challenges)


ChallengesDep = Annotated[Challenges, Depends(_challenges)]


@router.post("/board-promises")
async def promise_boards(lobby: LobbyDep) -> set_draws.BoardPromise:
    """What the server adds to new boards, by its hash: the first step to a challenge or a match of teams.

    Then the organiser's device draws a nonce and sends it with this answer, as `drawn` of
    `POST /api/challenges` or `POST /api/team-matches`. The server stores nothing.
    """
    return set_draws.new_promise(lobby)


@router.post("/challenges", status_code=201, dependencies=[TABLE_LIMIT])
async def make_challenge(
    body: ChallengeRequest,
    visitor: RegisteredVisitor,
    challenges: ChallengesDep,
    request: Request,
    language: Language,
) -> set_draws.MadeSet:
    """Create a challenge of contract bridge on new boards, with a table for the visitor."""
    terms = read_terms(body, SIZES, Policy(pace=body.pace, declare=body.declare), language)
    lobby = provided(request, Lobby)
    draw = set_draws.read_set_draw(body, lobby)
    named = await rename(request, visitor, body.name or visitor.name)
    await challenges.create(terms, Guest(named.id, named.name), draw)
    return set_draws.answer_to_organiser(draw, lobby)


@router.post("/tables/{code}/challenge", status_code=201, dependencies=[TABLE_LIMIT])
async def challenge_with_match(
    code: str, visitor: RegisteredVisitor, challenges: ChallengesDep, lobby: LobbyDep
) -> ChallengeCode:
    """Make a challenge of a finished duplicate match that the visitor has played alone among bots."""
    actor = await lobby.actor(code)
    return {"code": await challenges.of_match(actor, Guest(visitor.id, visitor.name))}


@router.get("/challenges/{code}")
async def get_challenge(
    code: str, caller: OptionalVisitor, challenges: ChallengesDep, language: Language
) -> ChallengeShape:
    """A challenge, and the results that this visitor may see: none of a board before they have played it."""
    played = await challenges.find(code)
    return challenge_view(played.boards, played.tables, played.robots, id_of(caller), language)


@router.post("/challenges/{code}/tables", status_code=201, dependencies=[TABLE_LIMIT])
async def take_up_challenge(
    code: str, body: Acceptance, visitor: RegisteredVisitor, challenges: ChallengesDep, request: Request
) -> TableCode:
    """The visitor's table for a challenge, made when they first ask; `again` makes another, for practice."""
    named = await rename(request, visitor, body.name or visitor.name)
    return {"code": await challenges.take_up(code, Guest(named.id, named.name), again=body.again)}
