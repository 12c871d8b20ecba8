"""The lessons over HTTP: the course, a lesson, and practice that the learner plays."""

from functools import lru_cache

from fastapi import Query
from starlette.requests import Request

from chelem.core import Card
from chelem.learning.lessons.course_file import lesson_ids, read_lesson
from chelem.site.collections import CollectionsDep
from chelem.site.learning.api import lesson_pages
from chelem.site.visitors import CallRouter, Language, OptionalVisitor, rate_limited, requester_of

router = CallRouter(prefix="/api/lessons", tags=["learn"])

MOST_CARDS = 52 * 3
"""The most characters of the cards played: two each, and a space."""


@router.get("")
def list_lessons(language: Language) -> lesson_pages.LessonList:
    """The lessons in the order of the course."""
    return {"lessons": [lesson_pages.summarise(read_lesson(name, language)) for name in lesson_ids()]}


@router.get("/{lesson}")
async def show_lesson(
    lesson: str, request: Request, caller: OptionalVisitor, collections: CollectionsDep, language: Language
) -> lesson_pages.LessonPage:
    """A lesson: its texts, tables, quizzes with all their answers, and practice."""
    read_lesson(lesson, language)  # one that does not exist is refused here
    requester = requester_of(request, caller)
    return await collections.importer.run_cached(requester, lesson_pages.build_page, lesson, language)


@router.get("/{lesson}/{block}", dependencies=[rate_limited("analysis")])
def show_practice(
    lesson: str,
    block: str,
    language: Language,
    played: str = Query("", max_length=MOST_CARDS, description="Cards, separated by spaces: `H5 HK`."),
) -> lesson_pages.PracticeState:
    """Practice after the cards `played`, and the defenders' replies to them."""
    return _practice(lesson, block, played, language)


@lru_cache(4096)
def _practice(lesson: str, block: str, played: str, language: str) -> lesson_pages.PracticeState:
    return lesson_pages.resume_practice(lesson, block, tuple(map(Card.parse, played.split())), language)
