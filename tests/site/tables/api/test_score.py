"""`GET /api/score`: what the calculator answers (RULES 2; docs/protocol.md)."""

import json
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from chelem.site.edge import refusals
from chelem.site.tables.api.score import router


@pytest.fixture(scope="module")
def client():
    app = FastAPI()
    app.include_router(router)
    refusals.install_handlers(app)
    return TestClient(app, headers={"Accept-Language": "fr"})


def slip(client, **query):
    answer = client.get("/api/score", params=query)
    assert 200 == answer.status_code, answer.text
    return answer.json()


def here(slip):
    """Return the highlighted cells of the table: the result and the points."""
    rows = slip["table"]["rows"]
    return [(row["result"], row["totals"][row["here"]]) for row in rows if row["here"] is not None]


def test_it_opens_on_one_no_trump_just_made_ninety_points(client):
    """RULES 2.1: the first screen shows 90 points, 40 of tricks and 50 for the part-score."""
    first = slip(client)
    assert (90, "1NT", "1SA =, vert") == (first["total"], first["contract"], first["text"])
    assert [("Points de levées de 1SA", "1 × 30 + 10", 40), ("Partielle", "", 50)] == [
        (line["title"], line["reason"], line["points"]) for line in first["lines"]
    ]
    assert [("=", "90")] == here(first)


@pytest.mark.parametrize(
    ("query", "total"),
    [
        ({"contract": "4SX", "tricks": "8"}, -300),
        ({"contract": "4SX-2"}, -300),
        ({"contract": "2SX", "tricks": "9", "vulnerable": "1"}, 870),
        ({"contract": "2S+1", "vulnerable": "1"}, 140),
        ({"contract": "7NTXX", "tricks": "0", "vulnerable": "1"}, -7600),
        ({"method": "rubber", "contract": "4S"}, 120),
        ({"method": "rubber", "contract": "4S", "honours": "4"}, 220),
        ({"method": "rubber", "contract": "4S", "honours": "-5"}, -30),
        ({"method": "rubber", "contract": "1NT", "honours": "4"}, 190),
        ({"method": "chicago", "contract": "2S"}, 60),
        ({"method": "chicago", "contract": "2S", "before": "40"}, 360),
        ({"method": "chicago", "contract": "2S", "last": "1"}, 160),
        ({"method": "comptoir", "contract": "3NT"}, 600),
        ({"method": "comptoir", "contract": "2SXX", "tricks": "11"}, 600),
        ({"method": "comptoir-traditional", "contract": "4S+1"}, 650),
    ],
)
def test_a_total_is_the_sum_of_its_lines_and_the_highlighted_cell(client, query, total):
    """RULES 0.7, 0.8, 0.10, 0.11, 3.4, 3.5: signed from the declarer's side."""
    reply = slip(client, **query)
    assert total == reply["total"] == sum(line["points"] for line in reply["lines"])
    ((_, cell),) = here(reply)
    assert str(total).replace("-", "−") == cell


def test_the_table_of_a_contract_has_every_result(client):
    """From thirteen tricks to none, in six columns: not vulnerable and vulnerable, at three stakes."""
    table = slip(client, contract="4S")["table"]
    assert ["Vert", "Vert X", "Vert XX", "Rouge", "Rouge X", "Rouge XX"] == table["heads"]
    assert [f"+{n}" for n in (3, 2, 1)] + ["="] + [f"−{n}" for n in range(1, 11)] == [
        row["result"] for row in table["rows"]
    ]
    assert ["420", "590", "880", "620", "790", "1080"] == table["rows"][3]["totals"]


def test_doubled_and_four_down_loses_a_match_of_comptoir(client):
    """RULES 3.4: the lines and the table show the lost match."""
    reply = slip(client, method="comptoir", contract="4SX", tricks="6", language="en")
    assert "the match is lost" in reply["lines"][-1]["title"]
    assert [("−4", "lost")] == here(reply)


@pytest.mark.parametrize("method", ["comptoir", "comptoir-traditional"])
@pytest.mark.parametrize(("contract", "lost"), [("4SX-4", "Partie perdue"), ("4SX-3", None), ("4S-4", None)])
def test_a_lost_match_is_said_instead_of_points(client, method, contract, lost):
    """RULES 3.4: « Partie perdue » replaces the points."""
    assert lost == slip(client, method=method, contract=contract)["lost"]


def test_minibridge_has_a_part_score_and_a_game_in_each_strain(client):
    """RULES 5.2, 5.4: seven tricks, or nine at no trumps; both vulnerabilities in the table."""
    score = slip(client, method="minibridge", contract="3NT", tricks="10", vulnerable="1")
    assert (630, "Manche à SA +1, rouge") == (score["total"], score["text"])
    assert ["Vert", "Rouge"] == score["table"]["heads"]
    assert [("+1", "630")] == here(score)


def test_the_methods_are_described_as_the_client_tests_them(client):
    """The client's unit tests read the description from a file."""
    file = Path(__file__).parents[4] / "web" / "src" / "testing" / "methods.json"
    answer = client.get("/api/score/methods", params={"language": "en"}).json()
    assert json.loads(file.read_text("utf-8")) == answer["methods"]


def test_what_a_method_says_can_be_asked(client):
    """Each of its contracts, with each of its options, has a score and a marked cell."""
    for method in client.get("/api/score/methods").json()["methods"]:
        for strain, numbers in method["numbers"].items():
            for number in numbers or [""]:
                score = slip(client, method=method["method"], contract=f"{number}{strain}")
                assert 1 == len(here(score)), (method["method"], number, strain)
        for option in (choice for given in method["inputs"] for choice in given.get("no_trumps", [])):
            contract = f"{method['numbers']['NT'][0]}NT"
            slip(client, method=method["method"], contract=contract, honours=option["value"])


def test_an_old_link_names_the_method_game(client):
    """`game` was the name of the field `method`; a link with both goes by `method`."""
    new = slip(client, method="whiz", contract="9S")
    assert new == slip(client, game="whiz", contract="9S")
    assert new == slip(client, game="rubber", method="whiz", contract="9S")


@pytest.mark.parametrize(
    ("query", "totals", "cell"),
    [
        ({"contract": "9S"}, {"declarer": 18, "others": 0}, ("9", "18")),
        ({"contract": "9S", "made": "0"}, {"declarer": 0, "others": 9}, ("9", "9")),
        ({"contract": "13NT", "made": "1"}, {"declarer": 426, "others": 0}, ("13", "426")),
        ({}, {"declarer": 14, "others": 0}, ("7", "14")),
    ],
)
def test_whiz_is_scored_for_each_player(client, query, totals, cell):
    """RULES 4.4."""
    reply = slip(client, method="whiz", **query)
    assert totals == reply["total"]
    assert [cell] == here(reply)


def test_the_old_bridge_is_scored_for_either_side(client):
    """RULES 1.5-1.9: tricks by stake, honours undoubled, chicane."""
    reply = slip(
        client, method="whist", contract="HX", tricks="10", honours="0,1,1,3", void="", language="en"
    )
    assert {"dealers": 64, "defenders": 32} == reply["total"]
    assert [("10", "64")] == here(reply)
    assert ["dealers", "defenders"] == [line["to"] for line in reply["lines"]]


@pytest.mark.parametrize(
    "query",
    [
        {"method": "tarot"},
        {"contract": "8S"},
        {"contract": "4Z"},
        {"contract": "4SXXX"},
        {"tricks": "14"},
        {"tricks": "ten"},
        {"tricks": "9" * 5000},
        {"tricks": "-1"},
        {"vulnerable": "maybe"},
        {"honours": "4"},
        {"before": "40"},
        {"last": "1", "method": "rubber"},
        {"method": "rubber", "honours": "5"},
        {"method": "rubber", "contract": "1S", "honours": "3"},
        {"method": "whiz", "contract": "9SX"},
        {"method": "whiz", "contract": "6S"},
        {"method": "whist", "contract": "4H"},
        {"method": "whist", "contract": "H", "honours": "9,9,9,9"},
        {"method": "whist", "contract": "H", "honours": "5,0,0,0", "void": "nobody"},
        {"method": "whist", "contract": "H" + "X" * 11},
    ],
)
def test_what_cannot_be_scored_is_refused_with_a_sentence(client, query):
    """docs/protocol.md: a refusal has a code, facts and a sentence."""
    answer = client.get("/api/score", params=query)
    assert 422 == answer.status_code
    reply = answer.json()
    assert {"code", "facts", "sentence", "retry"} == set(reply)
    assert reply["sentence"].endswith(".")
    assert reply["code"] not in reply["sentence"]


def test_vulnerability_is_refused_where_it_does_not_count(client):
    """What a scoring method does not ask for is refused, not ignored."""
    answer = client.get("/api/score", params={"method": "whiz", "contract": "9S", "vulnerable": "1"})
    assert (answer.status_code, answer.json()["code"]) == (422, "calc.no_vulnerability")


def test_the_scores_of_a_field_are_compared(client):
    """RULES, Competition: matchpoints, cross-IMPs, Butler against the datum."""
    answer = client.get("/api/score/field", params={"scores": "620 170, 170"}).json()
    assert [(row["matchpoints"], row["percent"], row["cross_imps"]) for row in answer["rows"]] == [
        (4, 100, 10),
        (1, 25, -5),
        (1, 25, -5),
    ]
    assert (answer["top"], answer["datum"]) == (4, 320)
    assert [row["butler"] for row in answer["rows"]] == [7, -4, -4]


@pytest.mark.parametrize(
    ("scores", "code"), [(" ", "calc.scores.none"), ("420 quatre", "calc.scores.unknown")]
)
def test_what_is_no_score_is_refused(client, scores, code):
    """The sentence names the part that cannot be read."""
    answer = client.get("/api/score/field", params={"scores": scores})
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_a_margin_has_victory_points(client):
    """RULES, Competition: the scale of the World Bridge Federation."""
    answer = client.get("/api/score/victory-points", params={"imps": "7", "boards": "14"})
    assert answer.json() == {"winner": 12.16, "loser": 7.84}
