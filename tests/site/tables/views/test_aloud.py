"""Sections of a table in sentences: the hand's worth, the results of other tables."""

from chelem.site.tables.views.aloud import count_sentences, field_sentences


def result(contract, result, points, **more):
    usual = {"lead": None, "you": False, "pairs": None, "percent": 50.0, "imps": 0.0}
    return {"contract": contract, "result": result, "points": points, **usual, **more}


def test_the_worth_of_a_hand_is_a_sentence_for_each_count():
    """Name and value, then declarer's plan; how points are counted is left out."""
    counts = [{"name": "Points d’honneur", "value": "12 H", "why": "As 4…"}]
    section = {"line": "12 H", "counts": counts, "plan": ["Levées à faire : 9."]}
    assert ["Points d’honneur : 12 H.", "Levées à faire : 9."] == count_sentences(section, "fr")


def test_ones_own_table_comes_first_among_the_others():
    """Contract, declarer in words, result, lead, points, percentage and IMPs of each table."""
    own = result("4♥ S", "−1", -50, you=True, percent=14.3, imps=-6.25)
    best = result("3♥X S", "+1", 930, lead="SK", percent=100.0, imps=9.0)
    section = {"percent": 14.3, "imps": -6.25, "results": [best, own]}
    assert [
        "La donne a été jouée à 2 tables.",
        "À votre table : 4♥ par Sud, 1 de chute : -50 points, 14 %, -6,2 IMP.",
        "3♥X par Sud, fait plus 1, entame ♠R : 930 points, 100 %, 9 IMP.",
    ] == [text.replace("\u2212", "-") for text in field_sentences(section, "fr")]
    assert (
        "3♥X by South, made plus 1, ♠K led: 930 points"
        in field_sentences({**section, "results": [{**best}]}, "en")[1]
    )


def test_a_deal_played_at_one_table_alone_is_not_compared():
    """There is a sentence for it, and a passed-out deal has no declarer."""
    assert field_sentences(None, "en")[0].startswith("No comparison")
    passed = {"percent": None, "imps": None, "results": [result("Passe", "", 0)]}
    assert field_sentences(passed, "fr")[1].startswith("Passe : 0 points")
