"""Bidding systems to study over HTTP: chapters, auctions, questions, the convention card."""

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request

from chelem.server.dependencies import (
    CollectionsDep,
    Language,
    OptionalVisitor,
    rate_limited,
    requester_of,
)
from chelem.study.convention_card import convention_card
from chelem.study.shapes import (
    ChapterContents,
    ConventionCard,
    SystemAuction,
    SystemContents,
    SystemExamples,
    SystemQuestion,
)
from chelem.study.system_auction import system_auction, system_examples
from chelem.study.system_chapters import chapter_contents, contents_of
from chelem.study.system_question import system_question

router = APIRouter(prefix="/api/systems/{system}", tags=["learn"], dependencies=[rate_limited("analysis")])

Calls = Annotated[str, Query(max_length=400)]
Vulnerable = Annotated[str, Query(max_length=10)]
Seed = Annotated[int, Query(ge=0, lt=1 << 53)]


@router.get("")
async def system_contents(
    system: str, caller: OptionalVisitor, collections: CollectionsDep, request: Request, language: Language
) -> SystemContents:
    """The chapters of a bidding system, part by part."""
    asker = requester_of(request, caller)
    return await collections.importer.run_cached(asker, contents_of, system, language)


@router.get("/chapters/{chapter}")
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


@router.get("/auction")
async def explain_auction(
    system: str,
    caller: OptionalVisitor,
    collections: CollectionsDep,
    request: Request,
    language: Language,
    calls: Calls = "",
    vulnerable: Vulnerable = "none",
) -> SystemAuction:
    """What each call of an auction that North dealt has shown, and what the next ones would show."""
    asker = requester_of(request, caller)
    return await collections.importer.run(asker, system_auction, system, calls, vulnerable, language)


@router.get("/examples")
async def deal_examples(
    system: str,
    caller: OptionalVisitor,
    collections: CollectionsDep,
    request: Request,
    language: Language,
    calls: Calls = "",
    vulnerable: Vulnerable = "none",
    seed: Seed = 0,
) -> SystemExamples:
    """Hands dealt that bid so, for each player who has called; other ones with another seed."""
    asker = requester_of(request, caller)
    return await collections.importer.run(asker, system_examples, system, calls, vulnerable, seed, language)


@router.get("/question")
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


@router.get("/card")
async def system_card(
    system: str, caller: OptionalVisitor, collections: CollectionsDep, request: Request, language: Language
) -> ConventionCard:
    """The convention card of a system, filled in by its rules."""
    asker = requester_of(request, caller)
    return await collections.importer.run_cached(asker, convention_card, system, language)
