"""From which texts the chapters of a system come, and where it knowingly differs from them."""

from typing_extensions import TypedDict

from chelem.bots import System
from chelem.bots.systems.sections import SystemSection
from chelem.bots.systems.syntax import Citation
from chelem.learning.study.listed_auction import ListedChapter
from chelem.learning.study.parts import chapters_of, part_in
from chelem.learning.study.system_chapters import studied_system


class TextRead(TypedDict):
    """A text that a system cites: its title with the edition, and what was read of it."""

    title: str
    read: str


class CitedPassage(TypedDict):
    """Where a chapter has its agreements: the title of the text, and the passage; it may be empty."""

    title: str
    passage: str


class TextDeviation(TypedDict):
    """Where a chapter knowingly differs from a text: the title of the text, and a sentence."""

    title: str
    sentence: str


class ChapterTexts(TypedDict):
    """What a chapter comes from."""

    id: str
    title: str
    cites: list[CitedPassage]
    as_played: bool
    """Whether some of it, or all, comes from no text."""
    deviations: list[TextDeviation]


class SystemSources(TypedDict):
    """The texts of a system, and what each of its chapters has from them."""

    system: str
    title: str
    texts: list[TextRead]
    chapters: list[ChapterTexts]


def open_sources(name: str, language: str) -> SystemSources:
    """Return the texts of a system that comes with the program; `Unknown` if there is none of that name."""
    return sources_of(studied_system(name), language)


def sources_of(system: System, language: str) -> SystemSources:
    """Return the texts of a system, and what each of its chapters has from them."""
    return {
        "system": system.name,
        "title": system.titles.say(language),
        "texts": [
            {"title": text.titles.say(language), "read": text.read.say(language)}
            for text in system.texts.values()
        ],
        "chapters": [
            _chapter_texts(system, chapter, sections, language)
            for chapter, sections in chapters_of(system).items()
        ],
    }


def _chapter_texts(
    system: System, chapter: ListedChapter, sections: tuple[SystemSection, ...], language: str
) -> ChapterTexts:
    titles = {name: text.titles.say(language) for name, text in system.texts.items()}
    by_section = [_cited(system, section) for section in sections]
    passages = dict.fromkeys(citation for found in by_section for citation in found)
    return {
        "id": chapter.id,
        "title": chapter.titles.say(language),
        "cites": [
            {"title": titles[cited.text], "passage": cited.passage.say(language) if cited.passage else ""}
            for cited in passages
        ],
        "as_played": not all(by_section),
        "deviations": [
            {"title": titles[deviation.text], "sentence": deviation.sentence.say(language)}
            for deviation in system.deviations
            if (part_in(deviation.place, system.name), deviation.chapter) == (chapter.part, chapter.titles)
        ],
    }


def _cited(system: System, section: SystemSection) -> list[Citation]:
    """Return what a section cites of the texts of the system."""
    return [citation for citation in section.cited if citation.text in system.texts]
