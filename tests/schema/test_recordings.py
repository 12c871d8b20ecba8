"""What the client's tests of components take for a server's answers is what the server answers."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.support.recordings.exchanges import Recording, recordings
from tests.support.recordings.recorder import Session
from tests.support.recordings.repeating import Repetition
from tests.support.recordings.scenes import load_scenes
from tests.support.servers.serving import Server

load_scenes()
pytestmark = pytest.mark.xdist_group("recordings")  # one server answers them all


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.mark.parametrize("recording", [pytest.param(kept, id=name) for name, kept in recordings()])
def test_the_server_answers_what_was_recorded(server: Server, recording: Recording) -> None:
    """Moments and what is drawn aside; `python -m tests.support.recordings` records anew."""
    with closing(Session(server.address, recording.scene)) as session:
        assert Repetition(recording, session).first_difference() is None
