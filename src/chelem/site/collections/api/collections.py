"""The visitor's collections over HTTP: import, list, search, rename, remove."""

from typing import Annotated

from fastapi import Path, Query
from pydantic import Field
from starlette.requests import Request

from chelem.formats import Format, format_of
from chelem.formats.json_types import Body
from chelem.site.collections.api.boards import import_sent
from chelem.site.collections.api.dependencies import CollectionsDep
from chelem.site.collections.domain.export import export_boards
from chelem.site.collections.domain.import_file import list_title
from chelem.site.collections.live import repository
from chelem.site.collections.live.quotas import CollectionQuotas
from chelem.site.collections.live.service import CollectionService
from chelem.site.edge import OPENAPI, Asker, BoardsFile, Limiter, Upload, disposition, provided
from chelem.site.tables import NO_BOARD_IN_HAND, check_no_board_in_hand
from chelem.site.visitors import (
    CallRouter,
    Language,
    OptionalVisitor,
    RegisteredVisitor,
    VisitorRoute,
    id_of,
    keep_visitor,
    rate_limited,
    requester_of,
)

BoardPlace = Annotated[int, Path(ge=1, le=10**6)]

# The address is public: scripts use it by this name.
router = CallRouter(prefix="/api/library", tags=["collections"], route_class=VisitorRoute)


class CollectionName(Body):
    """The name of a collection."""

    name: str = Field(max_length=300)


@router.get("")
async def list_collections(
    caller: OptionalVisitor, collections: CollectionsDep
) -> list[repository.CollectionShape]:
    """The visitor's collections, newest first."""
    return await collections.collections(caller.id) if caller else []


@router.post(
    "", status_code=201, openapi_extra=OPENAPI, dependencies=[rate_limited("upload"), NO_BOARD_IN_HAND]
)
async def add_file(
    data: Upload,
    visitor: RegisteredVisitor,
    collections: CollectionsDep,
    request: Request,
    name: str = Query("", max_length=300),
) -> repository.CollectionShape:
    """Store a file of boards as a collection; `name` is the file's name."""
    size, asker = len(data) // 1000 + 1, Asker.of(request, visitor.id)
    provided(request, Limiter).check("kilobyte", asker, size)
    boards = await import_sent(request, visitor, data, name)
    await provided(request, CollectionQuotas).check_boards(visitor.id, boards)
    provided(request, Limiter).take("kilobyte", asker, size)
    await keep_visitor(request, visitor)
    return await collections.repository.add(visitor.id, list_title(name), boards)


@router.get("/search", dependencies=[rate_limited("search")])
async def search_boards(
    q: str, caller: OptionalVisitor, collections: CollectionsDep, language: Language, collection: str = ""
) -> repository.SearchResults:
    """The boards of all collections that match every word of `q`, such as an event, a name or a date."""
    if caller is None:
        return {"rows": [], "more": False}
    return await collections.repository.search(caller.id, q, collection, language)


@router.get("/{code}", dependencies=[rate_limited("search")])
async def show_collection(
    code: str, caller: OptionalVisitor, collections: CollectionsDep, language: Language
) -> repository.OpenCollection:
    """A collection with its boards."""
    return await collections.repository.open(id_of(caller), code, language)


@router.get("/{code}/file", response_class=BoardsFile, dependencies=[rate_limited("search")])
async def download_collection(
    code: str,
    caller: OptionalVisitor,
    collections: CollectionsDep,
    request: Request,
    form: str = Format.PBN.value,
) -> BoardsFile:
    """A collection as a file; `form` is pbn or lin."""
    file_format = format_of(f"boards.{form}")
    name, texts = await collections.repository.texts(id_of(caller), code)
    data = await collections.importer.run(requester_of(request, caller), export_boards, texts, file_format)
    return BoardsFile(data, headers={"Content-Disposition": disposition(name, file_format)})


@router.patch("/{code}")
async def rename_collection(
    code: str, body: CollectionName, visitor: RegisteredVisitor, collections: CollectionsDep
) -> CollectionName:
    """Rename a collection."""
    name = list_title(body.name)
    await collections.repository.rename(visitor.id, code, name)
    return CollectionName(name=name)


@router.delete("/{code}")
async def remove_collection(
    code: str, visitor: RegisteredVisitor, collections: CollectionsDep
) -> list[repository.CollectionShape]:
    """Remove a collection; return the remaining ones."""
    await collections.repository.remove(visitor.id, code)
    return await collections.repository.collections(visitor.id)


@router.delete("/{code}/boards/{place}")
async def remove_board(
    code: str, place: BoardPlace, visitor: RegisteredVisitor, collections: CollectionsDep
) -> list[repository.CollectionShape]:
    """Remove a board; return the collections."""
    await collections.repository.remove(visitor.id, code, place)
    return await collections.repository.collections(visitor.id)


@router.get("/{code}/boards/{place}")
async def open_board(
    code: str, place: BoardPlace, caller: OptionalVisitor, request: Request, language: Language
) -> repository.KeptStudy:
    """A board, card by card."""
    collections = provided(request, CollectionService)
    study = await collections.repository.board(id_of(caller), code, place, language)
    if study["kind"] == repository.FILE:
        await check_no_board_in_hand(request, caller)
    return study
