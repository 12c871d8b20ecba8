"""Matches of two teams of four over HTTP; chairs are taken at their tables."""

from typing import Annotated

from fastapi import Depends
from pydantic import Field
from starlette.requests import Request

from chelem.site.contests.api.board_set_terms import BoardSetRequest, read_terms
from chelem.site.contests.api.set_draws import MadeSet, answer_to_organiser, read_set_draw
from chelem.site.contests.domain.team_match import new_team_match
from chelem.site.contests.live.team_matches import TeamMatches
from chelem.site.contests.views.team_match import TeamMatchShape, team_match_view
from chelem.site.edge import provided
from chelem.site.tables import TABLE_LIMIT, Guest, Lobby, Policy
from chelem.site.visitors import (
    CallRouter,
    Language,
    OptionalVisitor,
    RegisteredVisitor,
    VisitorRoute,
    id_of,
    rename,
)

router = CallRouter(prefix="/api/team-matches", tags=["team matches"], route_class=VisitorRoute)
SIZES = (2, 4, 8, 12, 16, 24)
"""The numbers of boards of a match."""


class TeamMatchRequest(BoardSetRequest):
    """A new match of two teams of four, in contract bridge."""

    boards: int = Field(8, examples=[16])
    """2, 4, 8, 12, 16 or 24."""


def _team_matches(request: Request) -> TeamMatches:
    return provided(request, TeamMatches)


TeamMatchesDep = Annotated[TeamMatches, Depends(_team_matches)]


@router.post("", status_code=201, dependencies=[TABLE_LIMIT])
async def make_team_match(
    body: TeamMatchRequest,
    visitor: RegisteredVisitor,
    matches: TeamMatchesDep,
    request: Request,
    language: Language,
) -> MadeSet:
    """Create a match of contract bridge: two tables with open chairs; the visitor sits in the open room."""
    terms = read_terms(body, SIZES, Policy(pace=body.pace), language)
    lobby = provided(request, Lobby)
    draw = read_set_draw(body, lobby)
    named = await rename(request, visitor, body.name or visitor.name)
    await matches.create(new_team_match(terms, draw), Guest(named.id, named.name))
    return answer_to_organiser(draw, lobby)


@router.get("/{code}")
async def get_team_match(
    code: str, caller: OptionalVisitor, matches: TeamMatchesDep, language: Language
) -> TeamMatchShape:
    """A match: its rooms, and the results that this visitor may see."""
    board_set, tables = await matches.find(code)
    return team_match_view(board_set, tables, id_of(caller), language)


@router.post("/{code}/start")
async def start_team_match(
    code: str, visitor: RegisteredVisitor, matches: TeamMatchesDep, language: Language
) -> TeamMatchShape:
    """Start the match in both rooms; bots fill the open chairs."""
    await matches.start(code, visitor.id)
    board_set, tables = await matches.find(code)
    return team_match_view(board_set, tables, visitor.id, language)
