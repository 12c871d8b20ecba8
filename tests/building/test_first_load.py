"""What a visitor waits for, before the first page is there."""

import gzip

from playwright.sync_api import Response

from browser.conftest import Visit
from support.serving import Server

BUDGET = 60_000


def test_the_first_load_fits_in_sixty_kilobytes(visit: Visit, server: Server) -> None:
    """Page, program, styles and one language, compressed; and nothing from anywhere else."""
    loaded: list[Response] = []
    person = visit()
    person.page.on("response", loaded.append)
    person.page.goto("/", wait_until="networkidle")
    elsewhere = [answer.url for answer in loaded if not answer.url.startswith(server.address)]
    assert not elsewhere
    sizes = {
        answer.url.removeprefix(server.address): len(gzip.compress(answer.body()))
        for answer in loaded
        if "/api/" not in answer.url
    }
    assert {"/"} < sizes.keys()
    assert sum(sizes.values()) <= BUDGET, sizes
