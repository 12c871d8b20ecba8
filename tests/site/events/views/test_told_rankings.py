"""What players see of a ranking while an online event is played: nothing of a board in play."""

from random import Random

from chelem.events.log.author import PROGRAM, Author
from chelem.events.log.entries.opening import EventClosed, EventOpened
from chelem.events.log.entries.planning import EntrantsSeated, MovementPlanned
from chelem.events.log.entries.promising import BoardsCommitted
from chelem.events.log.entries.publishing import RankingPublished
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.event import Event
from chelem.movements.generators.barometer import barometer
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.movement import Movement
from chelem.site.events.views.event import event_view
from chelem.site.events.views.papers import paper_of_card
from chelem.site.events.views.publications import PublishedRankings
from chelem.site.events.views.ranking import EventRanking, ranking_hash, rankings_view
from chelem.site.events.views.results import boards_kept_from, card_as_told, scorecard_view
from chelem.site.events.views.serviced_event import PUBLIC, EventInService
from tests.events.log.evenings import DIRECTOR, reports, write
from tests.events.paper.reading import all_text


def opened(movement: Movement, *, online: bool = True, simultaneous: str | None = None) -> Event:
    event = Event()
    write(event, EventOpened("Evening", "2026-11-24", online=online))
    write(event, MovementPlanned("A", movement, online=online))
    write(event, EntrantsSeated("A", {number: number for number in range(1, movement.entrants + 1)}))
    if online:
        write(event, BoardsCommitted("0" * 64, simultaneous), PROGRAM)
    return event


def seen(event: Event, reader: Author = PUBLIC) -> list[EventRanking]:
    found = event_view(EventInService("abc", "1", 0, event, {}, {}), "", reader)["rankings"]
    assert found is not None
    return found


def boards_of(rankings: list[EventRanking]) -> set[int]:
    """On how many boards entrants have results."""
    return {one["boards"] for ranking in rankings for one in ranking["ranked"]}


def test_a_barometer_is_ranked_by_complete_rounds() -> None:
    """Three tables, two boards a round: nothing moves before the last result; directors see each."""
    event = opened(barometer(mitchell(3, 3, 2)))
    random = Random(1)  # noqa: S311 - no secret
    for number in (1, 2, 3):
        write(event, RoundStarted("A", number))
        before, last = seen(event), list(reports(event, number, random))
        for content, author in last[:-1]:
            write(event, content, author)
            assert before == seen(event) == seen(event, Author("player", "1"))
        assert seen(event) != seen(event, DIRECTOR)
        write(event, *last[-1])
        assert seen(event) == seen(event, DIRECTOR) != before
        assert {2 * number} == boards_of(seen(event))


def test_a_movement_with_boards_that_travel_is_ranked_by_boards_that_all_have_played() -> None:
    """In a Mitchell no board is complete before the last round; each then counts once it is."""
    event = opened(mitchell(3, 3, 1))
    random = Random(1)  # noqa: S311 - no secret
    for number in (1, 2, 3):
        write(event, RoundStarted("A", number))
        for content, author in reports(event, number, random):
            write(event, content, author)
            assert number == 3 or {0} == boards_of(seen(event))
    assert {3} == boards_of(seen(event))


def test_clubs_see_the_ranking_as_it_moves() -> None:
    """At real tables each result counts at once, as players are used to."""
    event = opened(mitchell(3, 3, 2), online=False)
    write(event, RoundStarted("A", 1))
    (content, author), *_ = reports(event, 1, Random(1))  # noqa: S311 - no secret
    write(event, content, author)
    assert seen(event) == seen(event, DIRECTOR)
    assert 1 in boards_of(seen(event))


def test_a_member_of_a_simultaneous_is_ranked_once_it_has_played() -> None:
    """Its boards are live elsewhere: one round alone would tell how they were played."""
    event = opened(barometer(mitchell(2, 2, 1)), simultaneous="whole")
    random = Random(1)  # noqa: S311 - no secret
    for number in (1, 2):
        write(event, RoundStarted("A", number))
        assert {0} == boards_of(seen(event))
        for content, author in reports(event, number, random):
            write(event, content, author)
    assert {2} == boards_of(seen(event))


def test_neither_cards_nor_published_rankings_tell_more() -> None:
    """The total of a card, in a PDF too, and what the director publishes during a round."""
    event = opened(barometer(mitchell(3, 2, 2)))
    random = Random(1)  # noqa: S311 - no secret
    write(event, RoundStarted("A", 1))
    *first, (last, author) = reports(event, 1, random)
    for each in first:
        write(event, *each)
    rankings = rankings_view(event.as_told())
    write(event, RankingPublished(event.version, ranking_hash(rankings), final=False))
    published = PublishedRankings().view(event, PUBLIC, "en")["published"][0]
    assert (True, rankings) == (published["verified"], published["rankings"])
    assert {0} == boards_of(published["rankings"])
    later = boards_kept_from(event, 1, PUBLIC)
    card = card_as_told(scorecard_view(event, 1, "en", later, []), event, "en")
    shown = EventInService("abc", "1", 0, event, {}, {})
    own = next(one for ranking in rankings_view(event) for one in ranking["ranked"] if one["entrant"] == 1)
    for reader, told in ((PUBLIC, False), (Author("player", "2"), False), (DIRECTOR, True)):
        printed = all_text(paper_of_card(shown, 1, reader, "en", large=False))
        assert told == (f"{own['result']:.2f}" in printed), printed
    whole = scorecard_view(event, 1, "en", set(), [])
    assert card["reasons"] != whole["reasons"]
    write(event, last, author)
    write(event, EventClosed())
    assert rankings_view(event) == rankings_view(event.as_told())
