"""FastAPI dependencies of routes that read or change collections."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import Request

from chelem.site.collections.live.service import CollectionService
from chelem.site.edge import provided


async def _collections(request: Request) -> CollectionService:
    return provided(request, CollectionService)


CollectionsDep = Annotated[CollectionService, Depends(_collections)]
