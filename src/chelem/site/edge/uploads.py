"""Uploads of files as raw bytes, with a size limit, and downloads of files."""

import re
from pathlib import PurePath
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import Depends
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from chelem.core import TooLarge
from chelem.formats import Format
from chelem.site.edge.limits import LARGEST_FILE

_FILE_PATHS = re.compile(r"/api/(library|events/[a-z0-9]+/deals)", re.ASCII)
"""The paths whose body may be a large file."""
MEDIA = "application/octet-stream"
OPENAPI: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "description": "a file of boards, byte for byte: PBN, LIN or a log",
        "content": {MEDIA: {"schema": {"type": "string", "format": "binary"}}},
    }
}


def takes_file(path: str) -> bool:
    """Return whether the body of a call may be a large file."""
    return _FILE_PATHS.fullmatch(path) is not None


class BoardsFile(Response):
    """A file of boards, byte for byte."""

    media_type = MEDIA


async def _upload(request: Request) -> bytes:
    """Return the request body; `TooLarge` if it is too large to import."""
    try:
        data = await request.body()
    except ClientDisconnect:
        raise TooLarge("collection.large", megabytes=LARGEST_FILE // 1_000_000) from None
    if len(data) > LARGEST_FILE:
        raise TooLarge("collection.large", megabytes=LARGEST_FILE // 1_000_000)
    return data


def disposition(name: str, form: Format) -> str:
    """Return the header that names a download, with an ASCII name for old browsers."""
    stem = PurePath(name.replace("/", " ")).stem or "chelem"
    plain = re.sub(r"[^A-Za-z0-9 ._-]", "_", stem)
    end = f".{form.value}"
    return f"attachment; filename=\"{plain}{end}\"; filename*=UTF-8''{quote(stem + end)}"


Upload = Annotated[bytes, Depends(_upload)]
