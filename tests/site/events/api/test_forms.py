"""The forms of events over HTTP: what the page of a new event offers, and opens."""

from tests.support.visitors.event_office import Office


def test_the_forms_are_listed_with_what_opens_them(office: Office) -> None:
    """In the order of menus; comparisons across the field serve matches of pairs too."""
    forms = {form["name"]: form for form in office.ask("GET", "/api/event-forms?language=en")}
    assert ["matchpoints", "cross-imps", "butler"] == list(forms)[:3]
    assert ["none", "pairs"] == forms["butler"]["matches"]
    assert ("Matchpoints", "matchpoints", "") == tuple(
        forms["matchpoints"][key] for key in ("title", "method", "form")
    )
    assert ["teams"] == forms["board-a-match"]["matches"]
    assert "board-a-match" == forms["board-a-match"]["scale"]
    assert not forms["board-a-match"]["options"]


def test_an_event_of_each_form_is_opened(office: Office) -> None:
    """By the fields that the list gives, it is of that form."""
    for form in office.ask("GET", "/api/event-forms"):
        for matches in form["matches"]:
            kind = "teams" if matches == "teams" else "pairs"
            settings = {"settings": {"form": form["form"]}} if form["form"] else {}
            terms = {
                "kind": kind,
                "in_matches": matches == "pairs",
                "method": form["method"],
                "scale": form["scale"],
            }
            made = office.ask("POST", "/api/events", {"title": "", **terms, **settings}, status=201)
            seen = office.ask("GET", f"/api/events/{made['code']}")["form"]
            assert (matches != "none", kind == "teams") == (seen["in_matches"], seen["teams"])
            assert form["name"] == seen["name"] or matches == "pairs"


def test_options_are_chosen_or_typed(office: Office) -> None:
    """Those of Patton; what they may not be is refused with a sentence."""
    (patton,) = (form for form in office.ask("GET", "/api/event-forms?language=en") if form["options"])
    result, thresholds, share = patton["options"]
    assert ["imps", "aggregate"] == [value["value"] for value in result["values"]]
    assert [] == thresholds["values"] == share["values"]
    assert [False, True, False] == [option["numbers"] for option in (result, thresholds, share)]
    terms = {"title": "", "kind": "teams"}
    chosen = {"result": "aggregate", "thresholds": "30 70 120"}
    office.ask(
        "POST", "/api/events", {**terms, "settings": {"form": "patton", "form_options": chosen}}, status=201
    )
    bad = {"form": "patton", "form_options": {"thresholds": "120 30"}}
    assert office.ask("POST", "/api/events", {**terms, "settings": bad}, status=422)["sentence"]


def test_their_own_sentences_are_served(office: Office) -> None:
    """As a Fluent resource, for pages that know nothing of the form."""
    text = office.http.get("/api/event-forms/messages.ftl?language=fr").text
    assert "form-patton = Patton" in text
