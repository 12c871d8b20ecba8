"""Each match says in one sentence why it is drawn."""

from fractions import Fraction

from hypothesis import given

from chelem.events.swiss import DrawInputs, DrawRule, Meeting, draw_reasons, draw_round
from tests.events.swiss.swiss_events import inputs_by_chance, standings_of

FOUR = standings_of([Fraction(each) for each in ("20", "18.5", "15", "6.5")])


@given(inputs_by_chance())
def test_every_match_and_everyone_left_over_has_a_reason(inputs):
    """In both languages, with all its facts: a sentence that lacks one is shown as its code."""
    drawn = draw_round(inputs)
    reasons = draw_reasons(drawn)
    assert len(reasons) == len(drawn.matches) + bool(drawn.left_over)
    for reason in reasons:
        assert not any(reason.say(language).startswith("swiss.") for language in ("fr", "en"))


def test_a_match_that_comes_from_an_earlier_one():
    """How far apart, and who has met whom."""
    drawn = draw_round(DrawInputs(2, FOUR, (Meeting(1, 1, 2), Meeting(1, 3, 4))))
    sentences = [reason.say("en") for reason in draw_reasons(drawn)]
    assert (
        "1 v 3: 2 places apart, 5.00 VP apart; 1 v 2 would be nearer, but was played in round 1." in sentences
    )
    french = [reason.say("fr") for reason in draw_reasons(drawn)]
    assert (
        "2 – 4 : 2 places d’écart, 12,00 PV d’écart ; 2 – 1 serait plus proche, mais s’est joué au tour 1."
        in french
    )


def test_a_match_of_neighbours():
    """Nobody else is as near."""
    first, _ = draw_reasons(draw_round(DrawInputs(2, FOUR)))
    assert "1 v 2: one place apart, 1.50 VP apart; nobody was nearer." == first.say("en")


def test_a_match_for_the_sake_of_the_others():
    """The fourth has met the third: the first two, who are nearest, do not meet, for the whole to be even."""
    drawn = draw_round(DrawInputs(2, FOUR, (Meeting(1, 3, 4),)))
    found = [reason.say("en").partition("; ") for reason in draw_reasons(drawn)]
    expected = "1 v 2 would be nearer, but the rest of the draw would be less even."
    assert ("1 v 3: 2 places apart, 5.00 VP apart", expected) in [(apart, why) for apart, _, why in found]


def test_equals_are_as_near_as_can_be():
    """Of three with the same place and points, whom one met is no nearer than the one it is drawn with."""
    equal = standings_of([Fraction(10)] * 4)
    drawn = draw_round(DrawInputs(2, equal, (Meeting(1, 1, 2), Meeting(1, 3, 4))))
    assert {"equal places, 0 VP apart; nobody was nearer."} == {
        reason.say("en").partition(": ")[2] for reason in draw_reasons(drawn)
    }


def test_a_rematch_says_when_it_was_played():
    """Two who have met have no other choice."""
    (reason,) = draw_reasons(draw_round(DrawInputs(2, FOUR[:2], (Meeting(1, 2, 1),))))
    assert "a rematch of round 1" in reason.say("en")


def test_who_sits_out():
    """The last of those who have not; everyone has; another, as the last would cost a rematch."""

    def last(inputs):
        return draw_reasons(draw_round(inputs))[-1].say("en")

    three = FOUR[:3]
    assert "3 sits out: the last of those who have not sat out yet." == last(DrawInputs(1, three))
    assert "and everybody has sat out" in last(DrawInputs(1, three, left_over=(1, 2, 3)))
    assert "2 sits out: any other below would cost a rematch." == last(
        DrawInputs(2, three, (Meeting(1, 1, 2),))
    )


def test_triangles_and_first_rounds():
    """Half-matches or two rounds; a triangle that goes on; halves and lots."""
    five = standings_of([Fraction(each) for each in (9, 8, 7, 6, 5)])
    for odd, words in (("half-matches", "triangle of half-matches"), ("triangle", "over two rounds")):
        drawn = draw_round(DrawInputs(1, five, rule=DrawRule(odd=odd)))
        assert words in draw_reasons(drawn)[-1].say("en")
        assert "the last three." in draw_reasons(drawn)[-1].say("en")
    going_on = draw_reasons(draw_round(DrawInputs(2, five, triangle=(3, 4, 5))))
    assert "Teams 3, 4, 5 finish their triangle." == going_on[-1].say("en")
    for method, words in (("halves", "upper half"), ("lot", "by lot")):
        reasons = draw_reasons(draw_round(DrawInputs(1, five, rule=DrawRule(method))))
        assert words in reasons[0].say("en")
