"""Calls that the end of the server cuts short."""

import asyncio
import json

from fastapi import FastAPI

from chelem.site.edge.access_log import AccessLog
from chelem.site.edge.refusals import install_handlers
from tests.support.visitors.documented import check_refusal


def test_a_call_that_is_cut_short_is_refused_as_all_others_are():
    """It may have been done or not: the answer says to ask again later."""
    app, waits, sent = FastAPI(), asyncio.Event(), []
    install_handlers(app)

    @app.delete("/api/never")
    async def never() -> None:
        waits.set()
        await asyncio.Event().wait()

    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message):
        sent.append(message)

    async def work():
        scope = {"type": "http", "method": "DELETE", "path": "/api/never", "query_string": b"language=fr"}
        answering = asyncio.create_task(AccessLog(app)({**scope, "headers": []}, receive, send))
        await waits.wait()
        answering.cancel()
        await answering

    asyncio.run(work())
    start, body = sent
    refusal = json.loads(body["body"])
    check_refusal(refusal, start["status"])
    assert ("message.moved", "later") == (refusal["code"], refusal["retry"])
    assert refusal["sentence"].startswith("Passage sur un autre serveur")
