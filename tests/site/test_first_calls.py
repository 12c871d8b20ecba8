"""The first call of a kind takes no longer than others: a server builds what it needs before it listens."""

import pytest
from fastapi import routing
from starlette.testclient import TestClient

from chelem.i18n import catalogue
from chelem.site.app import create_app
from chelem.site.edge.conditional import WorkedJson
from chelem.site.edge.settings import ServerSettings


def test_no_call_builds_routes_or_reads_catalogues(tmp_path, monkeypatch):
    """All tables would wait; and a server that builds the routes again starts later by a tenth."""

    def build(*_args: object, **_named: object) -> None:
        pytest.fail("built while tables wait")

    catalogue.load_catalogue.cache_clear()
    monkeypatch.setattr(routing, "_populate_api_route_state", build)
    app = create_app(f"sqlite:///{tmp_path / 'c.db'}", ServerSettings(workers=1, preload=False))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        monkeypatch.setattr(catalogue, "Catalogue", build)
        for path in ("/api/games", "/api/problems", "/api/lessons", "/api/daily", "/readyz"):
            assert client.get(path, params={"language": "fr"}).status_code == 200, path


@pytest.mark.parametrize("path", ["/api/openapi.json", "/api/asyncapi.json"])
def test_documents_are_written_once(tmp_path, monkeypatch, path):
    """To write and compress half a megabyte takes longer than a move may wait."""
    settings = ServerSettings(workers=1, preload=False)
    app = create_app(f"sqlite:///{tmp_path / 'c.db'}", settings)
    with TestClient(app, base_url="http://127.0.0.1") as client:
        first = client.get(path)
        monkeypatch.setattr(WorkedJson, "of", lambda _shown: pytest.fail("written again"))
        again = client.get(path)
    assert "gzip" == first.headers["content-encoding"] == again.headers["content-encoding"]
    assert first.json() == again.json()
