"""Settings of all tests: nothing is measured by a clock; slow tests are marked `slow`, others `merge`."""

import gc
import os
from collections.abc import Iterable, Sequence
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import httpx
import pytest
from httpcore import _synchronization as synchronization
from httpx._transports import default as transports

from chelem.site.database.patience import CONNECT_SECONDS
from tests.support.before_a_merge import BEFORE_A_MERGE
from tests.support.chance import seed_secrets
from tests.support.drawn_examples import load_profile
from tests.support.new_databases import make_by_script
from tests.support.replacing import replace_in
from tests.support.servers.fork_server import fork_workers, share_fork_server, use_shared_fork_server

load_profile()
make_by_script()
if "CHELEM_QUICK" not in os.environ:  # where there are few workers, and no servers
    use_shared_fork_server()
    fork_workers()

pytest_plugins = [
    *("tests.support.doctests", "tests.support.scheduling", "tests.support.short_ids"),
    "tests.support.table_fixtures",
]

# Each client of a test would read the certificates of all authorities, for 30 ms, and then speak plain HTTP.
replace_in(transports, create_ssl_context=cache(httpx.create_ssl_context))

# For each lock and event it would look for sniffio, in all folders of modules, a tenth of a client's time.
replace_in(synchronization, current_async_library=lambda: "asyncio")

# The five seconds that httpx waits by itself are a clock, which a busy machine does not keep to.
for _call in (
    httpx.get,
    httpx.post,
    httpx.put,
    httpx.patch,
    httpx.delete,
    httpx.request,
    httpx.Client.__init__,
):
    if _call.__kwdefaults__ and "timeout" in _call.__kwdefaults__:
        _call.__kwdefaults__["timeout"] = httpx.Timeout(60)

# So are the three seconds in which PostgreSQL has to let a process connect.
CONNECT_SECONDS["connect_timeout"] = 15

HERE = Path(__file__).parent
SERVED = ("site/test_*.py", "site/edge/*", "site/*/api/*")
"""Tests that ask a running server, as patterns in which `*` stands for slashes too."""
SLOW = (
    *("browser/*", "building/*", "examples/*", "laws/*", "lint/*"),
    *(*SERVED, "site/*/live/*", "site/*/store/*", "site/database/*", "site/bus/*"),
    "site/ownership/*",
)
"""Tests that start servers, browsers, builds, play hundreds of matches, or count all sources."""
TOGETHER = (*SERVED, "schema/*", "frozen/*", "cli/test_admin.py", "examples/test_plain_client.py")
"""Files whose tests share a server or a page of their module, and are run by one worker."""
SLOW_FILES = (
    *("i18n/test_refusals.py", "text/test_parse_sentences.py"),  # parse all sources, for every sentence
    *("movements/test_evenings.py", "movements/test_proposals.py", "events/swiss/test_drawing.py"),
    *("site/collections/domain/test_import_file.py", "formats/test_guesses.py", "cli/test_pipes.py"),
    *("cli/test_admin.py", "deploy/test_files.py"),  # start many programs
    *("schema/test_log_schema.py", "schema/test_openapi.py", "schema/test_asyncapi.py"),
    *("bots/coaching/test_coach.py", "bots/judging/test_bidder.py", "bots/test_claims_accepted.py"),
    *("bots/test_sure_beyond.py", "bots/test_claims_reveal_nothing.py", "arena/test_rooms.py"),
    *("site/contests/domain/test_daily.py", "learning/training/test_themes.py"),
    *("site/tables/domain/test_acknowledged.py", "scoring/test_client_cases.py"),
)
"""Files whose tests take seconds together, though each of them alone may be quick."""
SLOW_PAGES = (
    *("embed-the-table.md", "files.md", "first-deal.md", "short-answers.md"),
    *("simulate.en.md", "simulate.fr.md", "write-a-bot.md"),
)
"""Pages of documentation whose examples start servers, or deal thousands of hands."""
collect_ignore_glob = [*SLOW, *SLOW_FILES] if "CHELEM_QUICK" in os.environ else []
"""A quick run does not even import what it would leave out."""


def _is_any(path: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(path, pattern) for pattern in patterns)


@cache
def _marks_of(file: Path, *, grouped: bool) -> Sequence[pytest.MarkDecorator]:
    """Return the markers of all tests in a file; it is asked for thousands of them."""
    path = file.relative_to(HERE).as_posix() if file.is_relative_to(HERE) else ""
    marks = []
    if _is_any(path, SLOW) or path in SLOW_FILES or file.name in SLOW_PAGES:
        marks.append(pytest.mark.slow)
    if _is_any(path, BEFORE_A_MERGE) or file.name in SLOW_PAGES:
        marks.append(pytest.mark.merge)
    if grouped and _is_any(path, TOGETHER):
        marks.append(pytest.mark.xdist_group(path))
    return marks


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests of these folders and modules as slow; other slow tests carry the marker themselves.

    Those marked as thorough are left out, unless `CHELEM_THOROUGH` is set.
    """
    if "CHELEM_THOROUGH" not in os.environ:
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
    grouped = config.pluginmanager.has_plugin("xdist")
    for item in items:
        for mark in _marks_of(item.path, grouped=grouped):
            item.add_marker(mark)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Deal the same cards in every run of a test; servers, which are processes of their own, deal others."""
    seed_secrets(item.nodeid.partition("@")[0])


gc.disable()  # until all tests are collected: half a gigabyte that stays to the end
# A server that ends in a test would have all of that searched again, here and in every test after it.
replace_in(gc, unfreeze=lambda: None)


def pytest_collection_finish() -> None:
    """Keep what was collected out of garbage collection; what is garbage of it is little, and stays too."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)  # not every 700 objects, which takes a tenth of the time of all tests
    gc.enable()


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to start where what is named above is gone: its tests would be taken for quick ones.

    Share the fork server with the workers of pytest-xdist, which are yet to be started.
    """
    if gone := [name for name in (*SLOW, *SLOW_FILES, *BEFORE_A_MERGE) if not any(HERE.glob(name))]:
        raise pytest.UsageError(f"tests/conftest.py lists tests that are not there: {', '.join(gone)}.")
    if config.getoption("dist", "no") != "no" and "CHELEM_QUICK" not in os.environ:
        share_fork_server()
