"""A plugin of pytest that lets pytest-xdist forget the groups of tests that are done.

After each test it counts what is left of every group that a worker has had, and most tests are a group alone.
"""

from collections.abc import Generator
from typing import Any

import pytest


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_make_scheduler() -> Generator[None, Any, Any]:
    """Return the scheduler of these tests, which keeps the groups that are not done."""
    scheduler = yield
    note_complete = scheduler.mark_test_complete

    def note_and_forget(node: object, *given: object) -> None:
        note_complete(node, *given)
        groups = getattr(scheduler, "assigned_work", {}).get(node, {})
        for done in [group for group, tests in groups.items() if all(tests.values())]:
            del groups[done]

    scheduler.mark_test_complete = note_and_forget
    return scheduler
