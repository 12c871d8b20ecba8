"""Bidding systems to study over HTTP: chapters, auctions, questions, the convention card."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import Depends, Query
from starlette.requests import Request

from chelem.core import Call
from chelem.learning.study import system_auction
from chelem.learning.study.agreement_study import (
    StudiedChoice,
    choice_question,
    study_choice,
)
from chelem.learning.study.convention_card import ConventionCard, filled_card
from chelem.learning.study.listed_auction import call_in_log
from chelem.learning.study.system_chapters import ChapterContents, SystemContents, contents_of, open_chapter
from chelem.learning.study.system_question import SystemQuestion, question_of
from chelem.learning.study.system_texts import SystemSources, open_sources
from chelem.site.collections import CollectionsDep
from chelem.site.visitors import CallRouter, Language, OptionalVisitor, rate_limited, requester_of

router = CallRouter(prefix="/api/systems/{system}", tags=["learn"])

AuctionQuery = Annotated[str, Query(max_length=400)]
SeedQuery = Annotated[int, Query(ge=0, lt=1 << 53)]
T = TypeVar("T")


class StudyWorker:
    """The worker process that loads systems, for the visitor who asks."""

    def __init__(self, request: Request, caller: OptionalVisitor, collections: CollectionsDep) -> None:
        self._asker = requester_of(request, caller)
        self._importer = collections.importer

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """Call a module-level function in the worker and return its result."""
        return await self._importer.run(self._asker, work, *arguments)

    async def run_cached(self, work: Callable[..., T], *arguments: object) -> T:
        """Like `run`, but equal requests share one result."""
        return await self._importer.run_cached(self._asker, work, *arguments)


WorkerDep = Annotated[StudyWorker, Depends()]


class AskedChoice:
    """A way to play an agreement of a system, as an address names it."""

    def __init__(self, system: str, agreement: str, choice: str) -> None:
        self.names = system, agreement, choice


ChoiceDep = Annotated[AskedChoice, Depends()]


@router.get("")
def read_contents(system: str, language: Language) -> SystemContents:
    """The chapters of a bidding system, part by part."""
    return contents_of(system, language)


@router.get("/chapters/{chapter}", dependencies=[rate_limited("analysis")])
async def read_chapter(
    system: str,
    chapter: str,
    worker: WorkerDep,
    language: Language,
) -> ChapterContents:
    """A chapter of a system: auctions, and what the calls of its rules show there."""
    return await worker.run_cached(open_chapter, system, chapter, language)


@router.get("/texts", dependencies=[rate_limited("analysis")])
async def read_texts(system: str, worker: WorkerDep, language: Language) -> SystemSources:
    """The texts that a system cites, what each chapter has from them, and where it differs."""
    return await worker.run_cached(open_sources, system, language)


@router.get("/auction", dependencies=[rate_limited("analysis")])
async def follow_auction(
    system: str,
    worker: WorkerDep,
    language: Language,
    calls: AuctionQuery = "",
    text: AuctionQuery = "",
) -> system_auction.SystemAuction:
    """What each call of an auction that North dealt has shown, and what the next ones would show.

    `calls`: the calls as in a log, with points between them: `1H.P.2C`. `text`: the auction as people write
    it in the language, instead; if it has only bids, the opponents pass between them.
    """
    made = system_auction.written_auction(text, language) if text else _read_calls(calls)
    return await worker.run(system_auction.explored_auction, system, made, language)


@router.get("/examples", dependencies=[rate_limited("analysis")])
async def draw_examples(
    system: str,
    worker: WorkerDep,
    calls: AuctionQuery = "",
    seed: SeedQuery = 0,
) -> system_auction.SystemExamples:
    """Hands dealt that bid so, for each player who has called; other ones with another seed."""
    return await worker.run(system_auction.hands_for_auction, system, _read_calls(calls), seed)


@router.get("/question", dependencies=[rate_limited("analysis")])
async def ask_question(
    system: str,
    topic: str,
    worker: WorkerDep,
    language: Language,
    seed: SeedQuery = 0,
) -> SystemQuestion:
    """A hand and an auction of a topic, drawn by a seed; the call of the system, and why."""
    return await worker.run(question_of, system, topic, seed, language)


@router.get("/agreements/{agreement}/{choice}", dependencies=[rate_limited("analysis")])
async def read_choice(asked: ChoiceDep, worker: WorkerDep, language: Language) -> StudiedChoice:
    """What a way to play an agreement changes: auctions, calls, and hands for some of them."""
    return await worker.run_cached(study_choice, *asked.names, language)


@router.get("/agreements/{agreement}/{choice}/question", dependencies=[rate_limited("analysis")])
async def ask_about_choice(
    asked: ChoiceDep, worker: WorkerDep, language: Language, seed: SeedQuery = 0
) -> SystemQuestion:
    """A hand and an auction in which the choice matters, drawn by a seed; the call of the system, and why."""
    return await worker.run(choice_question, *asked.names, seed, language)


@router.get("/card", dependencies=[rate_limited("analysis")])
async def system_card(system: str, worker: WorkerDep, language: Language) -> ConventionCard:
    """The convention card of a system, filled in by its rules."""
    return await worker.run_cached(filled_card, system, language)


def _read_calls(text: str) -> tuple[Call, ...]:
    """Return the calls of an address; `ParseError` for anything else."""
    return tuple(call_in_log(call) for call in text.split(".") if call)
