"""One's own deals, figures and devices in the browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP, PHONE, Person
from tests.support.servers.serving import Server
from tests.support.thorough import first_of


@pytest.mark.parametrize(
    ("language", "size", "scheme"),
    first_of([("fr", PHONE, "dark"), ("en", DESKTOP, "light")], ("fr", PHONE, "dark")),
    ids=["fr-phone", "en-desktop"],
)
def test_a_deal_is_found_again_on_another_device(
    revisit: Visit, language: str, size: tuple[int, int], scheme: str
) -> None:
    """A deal that was played is listed and counted; a code brings it to another browser; all is deleted."""
    person = revisit(language=language, size=size, scheme=scheme)
    person.enter(person.make("contract", match={"kind": "duplicate", "boards": 1}))
    person.cut_short()
    page = person.page
    person.go("/")
    person.go_to("you", "mine")
    page.get_by_text(person.say("mine-count", count=1), exact=True).wait_for()
    assert [] == violations(page)
    page.get_by_text(person.say("mine-filters")).click()
    page.get_by_label(person.say("mine-role"), exact=True).select_option("passed")
    page.get_by_text(person.say("mine-count", count=0), exact=True).wait_for()
    person.go_to("you", "figures")
    page.get_by_role("heading", name=person.say("figures-streaks")).wait_for()
    page.get_by_role("img").first.wait_for()
    assert [] == violations(page)

    person.go_to("you", "devices")
    person.button(person.say("you-link")).click()
    code = page.locator(".code [aria-hidden]").inner_text()
    assert [] == violations(page)
    other = revisit(language=language, size=size)
    other.open(f"/vous#code={code.replace(' ', '').lower()}")
    other.button(other.say("you-question-yes")).click()
    other.page.get_by_role("button", name=re.compile(other.say("you-remove-device", name=""))).nth(
        1
    ).wait_for()
    assert [] == violations(other.page)
    other.go("/mes-donnes")
    other.page.get_by_role("main").get_by_role("listitem").get_by_role("link").click()
    other.page.wait_for_url(re.compile(r"/table/\w+/donne/1$"))

    other.go("/vous")
    with other.page.expect_download() as loading:
        other.page.get_by_role("link", name=other.say("you-copy")).click()
    assert "chelem.zip" == loading.value.suggested_filename
    other.button(other.say("you-erase")).click()
    other.page.get_by_label(other.say("you-erase-tick")).check()
    other.button(other.say("you-erase-yes")).click()
    other.page.get_by_text(other.say("you-erased")).wait_for()
    person.go("/mes-donnes")
    page.get_by_text(person.say("mine-none")).wait_for()


def test_a_passkey_brings_a_person_to_another_browser(visit: Visit, server: Server) -> None:
    """Made in one browser, it signs in from another one, whose deals and name join; removed, it is gone."""
    address = server.address.replace("127.0.0.1", "localhost")  # a passkey belongs to a name
    person = visit(language="en")
    person.page.goto(f"{address}/you")
    person.page.get_by_label(person.say("you-name"), exact=True).fill("Odette")
    person.button(person.say("you-name-keep")).click()
    person.page.get_by_text(person.say("you-name-kept")).wait_for()
    with_authenticator(person)
    person.button(person.say("you-passkey-make")).click()
    person.page.get_by_text(person.say("you-passkey-made")).wait_for()
    person.page.context.clear_cookies()
    person.page.reload()  # a stranger, who has the key
    name = person.page.get_by_label(person.say("you-name"), exact=True)
    expect(name).to_have_value("")
    person.button(person.say("you-passkey-use")).click()
    assert [] == violations(person.page)
    person.page.get_by_role("region", name=person.say("you-passkeys")).get_by_role(
        "button", name=person.say("you-enter-go")
    ).click()
    expect(name).to_have_value("Odette")
    keys = person.page.get_by_role("region", name=person.say("you-passkeys")).get_by_role("listitem")
    expect(keys).to_have_count(1)
    keys.get_by_role("button").click()
    expect(keys).to_have_count(0)


def with_authenticator(person: Person) -> None:
    """Give the browser an authenticator that agrees to everything, as Chromium has for tests."""
    session = person.page.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
