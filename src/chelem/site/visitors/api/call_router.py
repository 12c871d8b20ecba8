"""The router of the calls of a feature."""

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, params

from chelem.site.edge import REFUSAL_RESPONSES
from chelem.site.visitors.api.dependencies import LANGUAGE_QUERY


class CallRouter(APIRouter):
    """A router whose routes have what every call has: the language of its sentences, and refusals.

    An application takes these routes as they are. FastAPI would build each again for an application that
    includes a router, which is a tenth of a start, and look for the route of a call in each router.
    """

    def __init__(self, *, dependencies: Sequence[params.Depends] = (), **options: Any) -> None:
        super().__init__(
            dependencies=[LANGUAGE_QUERY, *dependencies],
            responses=REFUSAL_RESPONSES,
            generate_unique_id_function=lambda route: route.name,
            **options,
        )
