"""`chelem event draw`: a round from its inputs, and recorded draws checked."""

import json

from chelem.events.log.log_file import write_event_log
from tests.events.files.odd_events import odd_event

POINTS = (20, 18.5, 15, 6.5, 0)
STANDINGS = [
    {"entrant": entrant, "rank": entrant, "victory_points": points}
    for entrant, points in enumerate(POINTS, 1)
]
INPUTS = {
    "round": 2,
    "standings": STANDINGS,
    "meetings": [{"round": 1, "one": 1, "other": 2}, {"round": 1, "one": 3, "other": 4}],
    "left_over": [5],
}


def test_a_round_is_drawn(chelem):
    """A table with reasons, in both languages; who sits out below it."""
    result = chelem("event", "draw", "-", typed=json.dumps(INPUTS))
    assert result.status == 0
    assert "Round 2" in result.out
    assert "4 sits out: the last of those who have not sat out yet." in result.out
    french = chelem("event", "draw", "-", "--lang", "fr", typed=json.dumps(INPUTS)).out
    assert "Le numéro 4 est exempt" in french


def test_a_draw_is_checked(chelem, tmp_path):
    """What was written is read again and follows from its inputs; a changed one does not: status 1."""
    path = tmp_path / "draw.json"
    written = chelem("event", "draw", "-", "--json", typed=json.dumps(INPUTS)).out
    drawn = json.loads(written)
    assert [{"first": 1, "second": 3}, {"first": 2, "second": 5}] == drawn["matches"]
    assert ([4], 3) == (drawn["left_over"], len(drawn["why"]))
    path.write_text(written, "utf-8")
    result = chelem("event", "draw", str(path))
    assert (result.status, "The draw follows from its inputs." in result.out) == (0, True)
    drawn["matches"] = [{"first": 1, "second": 5}, {"first": 2, "second": 3}]
    path.write_text(json.dumps(drawn), "utf-8")
    result = chelem("event", "draw", str(path))
    assert (result.status, "which give: 1–3, 2–5." in result.out) == (1, True)
    checked = chelem("event", "draw", str(path), "--json")
    assert (checked.status, json.loads(checked.out)["follows"]) == (1, False)


def test_who_cannot_change_tables_is_named(chelem):
    """Who keeps a table, who has one from now on, who goes to another's; what is written is read again."""
    lower = "1, the lower number, stays at table 4, and 3 goes there for this round."
    kept = [{"entrant": 3, "table": 2}, {"entrant": 5}, {"entrant": 1, "table": 4}]
    typed = json.dumps({**INPUTS, "stationary": kept})
    written = chelem("event", "draw", "-", "--json", typed=typed).out
    drawn = json.loads(written)
    assert drawn["stay"] == [{"entrant": 5, "table": 1}, {"entrant": 1, "table": 4}]
    assert drawn["why"][-3:] == [
        "5 cannot change tables: it plays at table 1 and keeps it from now on.",
        "1 cannot change tables: it keeps table 4.",
        f"Neither 1 nor 3 can change tables: {lower}",
    ]
    french = chelem("event", "draw", "-", "--lang", "fr", typed=written)
    assert (french.status, "Le 1 ne peut pas changer de table : il garde la table 4." in french.out) == (
        0,
        True,
    )
    teams = json.loads(chelem("event", "draw", "-", "--teams", "--json", typed=typed).out)
    assert [one["entrant"] for one in teams["stay"]] == [3, 5, 1], "two teams keep a table each"


def test_a_correction_is_compared(chelem, tmp_path):
    """What corrected results would have given is shown beside the draw."""
    recorded, corrected = tmp_path / "draw.json", tmp_path / "corrected.json"
    recorded.write_text(chelem("event", "draw", "-", "--json", typed=json.dumps(INPUTS)).out, "utf-8")
    swapped = [
        {**one, "rank": 6 - one["rank"], "victory_points": 20 - POINTS[i]} for i, one in enumerate(STANDINGS)
    ]
    corrected.write_text(json.dumps({**INPUTS, "standings": swapped}), "utf-8")
    words = ("event", "draw", str(recorded), "--corrected", str(corrected))
    result = chelem(*words)
    assert (result.status, "would have given another draw of round 2" in result.out) == (0, True)
    compared = json.loads(chelem(*words, "--json").out)["corrected"]
    assert (compared["changed"], compared["left_over"]) == (True, [1])
    corrected.write_text(json.dumps(INPUTS), "utf-8")
    assert "the same draw" in chelem(*words).out


def test_other_files_are_refused_in_one_sentence(chelem, tmp_path):
    """Status 2: no JSON, a missing field, inputs where a recorded draw is needed."""
    path = tmp_path / "draw.json"
    for text, more in (("{", ()), ('{"round": 1}', ()), (json.dumps(INPUTS), ("--corrected", str(path)))):
        path.write_text(text, "utf-8")
        result = chelem("event", "draw", str(path), *more)
        assert (result.status, result.err.count("\n")) == (2, 1)


def test_the_draws_of_a_log_are_checked(chelem, tmp_path):
    """Each with its round; a log without any is refused in one sentence."""
    path = tmp_path / "event.jsonl"
    path.write_bytes(write_event_log(odd_event("swiss-pairs", 1).entries))
    result = chelem("event", "draw", str(path), "--lang", "en")
    assert (result.status, result.out.count("The draw follows from its inputs.")) == (0, 3)
    listed = json.loads(chelem("event", "draw", str(path), "--json").out)
    assert [(one["section"], one["draw"]["inputs"]["round"], one["follows"]) for one in listed] == [
        ("A", number, True) for number in (1, 2, 3)
    ]
    path.write_bytes(write_event_log(odd_event("howell", 1).entries))
    result = chelem("event", "draw", str(path), "--lang", "en")
    assert (result.status, result.err.count("\n")) == (2, 1)
    assert "holds no draws" in result.err
