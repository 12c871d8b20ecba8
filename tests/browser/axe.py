"""Accessibility checks with axe-core."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.painting import painted

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


# A drawn index is not a label: a card is called « huit de pique », as it is announced.
RUN = """async (rules) => {
    const only = rules.length ? { runOnly: rules } : {};
    const found = await axe.run(document, { resultTypes: ["violations"], ...only });
    const isCard = (node) => document.querySelector(node.target[0])?.querySelector("svg.card");
    return found.violations.flatMap((rule) =>
        rule.nodes
            .filter((node) => rule.id !== "label-content-name-mismatch" || !isCard(node))
            .map((node) => `${rule.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
    );
}"""


def violations(page: Page, *rules: str) -> list[str]:
    """Return the axe rules that the page breaks, of these or else of all, with the elements."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    with painted(page):
        found: list[str] = page.evaluate(RUN, [*rules])
    return found
