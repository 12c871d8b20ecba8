"""The visitor's library over HTTP: files taken in, listed, searched, renamed, taken away again."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from chelem.collections.export import give_out
from chelem.collections.import_file import take_in, title_of
from chelem.collections.shapes import (
    CollectionShape,
    Found,
    KeptStudy,
    OpenCollection,
)
from chelem.formats import Format, format_of
from chelem.server.bodies import Named
from chelem.server.dependencies import (
    Caller,
    Known,
    Language,
    TheLibrary,
    id_of,
)
from chelem.server.uploads import (
    MEDIA,
    OPENAPI,
    Upload,
    disposition,
)

Place = Annotated[int, Path(ge=1, le=10**6)]

router = APIRouter(prefix="/api/library", tags=["library"])


@router.get("")
async def collections(caller: Caller, library: TheLibrary) -> list[CollectionShape]:
    """The visitor's collections, the latest first."""
    return await library.collections(caller.id) if caller else []


@router.post("", status_code=201, openapi_extra=OPENAPI)
async def add(
    data: Upload, visitor: Known, library: TheLibrary, name: str = Query("", max_length=300)
) -> CollectionShape:
    """Keep a file of boards as a collection; `name` is the file's."""
    leaves = await library.readers.ask(visitor.id, take_in, data, name)
    return await library.shelves.add(visitor.id, title_of(name), leaves)


@router.get("/search")
async def search(
    q: str, caller: Caller, library: TheLibrary, language: Language, collection: str = ""
) -> Found:
    """The boards of all collections that have every word: of an event, a name, a date, a contract …."""
    if caller is None:
        return {"rows": [], "more": False}
    return await library.shelves.search(caller.id, q, collection, language)


@router.get("/{code}")
async def open_collection(
    code: str, caller: Caller, library: TheLibrary, language: Language
) -> OpenCollection:
    """A collection with its boards."""
    return await library.shelves.open(id_of(caller), code, language)


@router.get("/{code}/file", response_class=Response)
async def download(code: str, caller: Caller, library: TheLibrary, form: str = Format.PBN.value) -> Response:
    """A collection as a file: pbn or lin."""
    wanted = format_of(f"boards.{form}")
    name, texts = await library.shelves.texts(id_of(caller), code)
    data = await library.readers.ask(id_of(caller), give_out, texts, wanted)
    return Response(data, media_type=MEDIA, headers={"Content-Disposition": disposition(name, wanted)})


@router.patch("/{code}")
async def rename(code: str, body: Named, visitor: Known, library: TheLibrary) -> Named:
    """Give a collection another name."""
    name = title_of(body.name)
    await library.shelves.rename(visitor.id, code, name)
    return Named(name=name)


@router.delete("/{code}")
async def remove(code: str, visitor: Known, library: TheLibrary) -> list[CollectionShape]:
    """Take a collection off the shelves; those that are left."""
    await library.shelves.remove(visitor.id, code)
    return await library.shelves.collections(visitor.id)


@router.delete("/{code}/boards/{place}")
async def remove_board(code: str, place: Place, visitor: Known, library: TheLibrary) -> list[CollectionShape]:
    """Take one board off the shelves; the collections."""
    await library.shelves.remove(visitor.id, code, place)
    return await library.shelves.collections(visitor.id)


@router.get("/{code}/boards/{place}")
async def look(code: str, place: Place, caller: Caller, library: TheLibrary, language: Language) -> KeptStudy:
    """A board, card by card."""
    return await library.shelves.board(id_of(caller), code, place, language)
