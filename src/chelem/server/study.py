"""Bidding systems to study over HTTP: chapters, auctions, questions, the convention card."""

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request

from chelem.core.calls import Call
from chelem.server.dependencies import (
    CollectionsDep,
    Language,
    OptionalVisitor,
    rate_limited,
    requester_of,
)
from chelem.study.convention_card import convention_card
from chelem.study.listed_auction import parse_call
from chelem.study.shapes import (
    ChapterContents,
    ConventionCard,
    SystemAuction,
    SystemContents,
    SystemExamples,
    SystemQuestion,
)
from chelem.study.system_auction import system_auction, system_examples, written_auction
from chelem.study.system_chapters import chapter_contents, contents_of
from chelem.study.system_question import system_question

router = APIRouter(prefix="/api/systems/{system}", tags=["learn"])

Calls = Annotated[str, Query(max_length=400)]
Seed = Annotated[int, Query(ge=0, lt=1 << 53)]


@router.get("")
def system_contents(system: str, language: Language) -> SystemContents:
    """The chapters of a bidding system, part by part."""
    return contents_of(system, language)


@router.get("/chapters/{chapter}", dependencies=[rate_limited("analysis")])
async def system_chapter(
    system: str,
    chapter: str,
    caller: OptionalVisitor,
    collections: CollectionsDep,
    request: Request,
    language: Language,
) -> ChapterContents:
    """A chapter of a system: auctions, and what the calls of its rules show there."""
    asker = requester_of(request, caller)
    return await collections.importer.run_cached(asker, chapter_contents, system, chapter, language)


@router.get("/auction", dependencies=[rate_limited("analysis")])
async def explain_auction(
    system: str,
    caller: OptionalVisitor,
    collections: CollectionsDep,
    request: Request,
    language: Language,
    calls: Calls = "",
    text: Calls = "",
) -> SystemAuction:
    """What each call of an auction that North dealt has shown, and what the next ones would show.

    `calls`: the calls as in a log, with points between them: `1H.P.2C`. `text`: the auction as people write
    it in the language, instead; if it has only bids, the opponents pass between them.
    """
    asker = requester_of(request, caller)
    made = written_auction(text, language) if text else _read_calls(calls)
    return await collections.importer.run(asker, system_auction, system, made, language)


@router.get("/examples", dependencies=[rate_limited("analysis")])
async def deal_examples(
    system: str,
    caller: OptionalVisitor,
    collections: CollectionsDep,
    request: Request,
    calls: Calls = "",
    seed: Seed = 0,
) -> SystemExamples:
    """Hands dealt that bid so, for each player who has called; other ones with another seed."""
    asker = requester_of(request, caller)
    return await collections.importer.run(asker, system_examples, system, _read_calls(calls), seed)


@router.get("/question", dependencies=[rate_limited("analysis")])
async def ask_question(
    system: str,
    topic: str,
    caller: OptionalVisitor,
    collections: CollectionsDep,
    request: Request,
    language: Language,
    seed: Seed = 0,
) -> SystemQuestion:
    """A hand and an auction of a topic, drawn by a seed; the call of the system, and why."""
    asker = requester_of(request, caller)
    return await collections.importer.run(asker, system_question, system, topic, seed, language)


@router.get("/card", dependencies=[rate_limited("analysis")])
async def system_card(
    system: str, caller: OptionalVisitor, collections: CollectionsDep, request: Request, language: Language
) -> ConventionCard:
    """The convention card of a system, filled in by its rules."""
    asker = requester_of(request, caller)
    return await collections.importer.run_cached(asker, convention_card, system, language)


def _read_calls(text: str) -> tuple[Call, ...]:
    """Return the calls of an address; `ParseError` if one of them is none."""
    return tuple(parse_call(call) for call in text.split(".") if call)
