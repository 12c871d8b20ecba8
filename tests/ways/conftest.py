"""One copy of the repository for all the tests of ways, which run in one worker."""

from pathlib import Path

import pytest

from tests.ways.copies import copy_to


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("ways")
    copy_to(folder)
    return folder
