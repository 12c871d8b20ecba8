"""The results of an event as files for other programs, over HTTP."""

from typing import Annotated

from fastapi import Query
from starlette.responses import Response

from chelem.site.events.api.events import Actor, Reader
from chelem.site.events.views import files
from chelem.site.visitors import CallRouter, Language, rate_limited

router = CallRouter(prefix="/api/events/{code}/files", tags=["events"])


class ResultsFile(Response):
    """A file of results, to be saved."""

    media_type = "application/octet-stream"


@router.get("", dependencies=[rate_limited("analysis")])
async def list_files(actor: Actor, reader: Reader, language: Language) -> list[files.EventFileShape]:
    """The formats in which the results can be saved, and what each leaves out.

    For all but directors once no table has still to play.
    """
    return await actor.work_out_once(
        ("files", reader, language), lambda shown: files.files_view(shown, reader, language)
    )


@router.get("/{format}", response_class=ResultsFile, dependencies=[rate_limited("analysis")])
async def get_file(
    format: str,  # noqa: A002 - the name in the path
    actor: Actor,
    reader: Reader,
    *,
    club: Annotated[str, Query(max_length=100, description="The name of the club, in USEBIO.")] = "",
    everybody: Annotated[
        bool, Query(description="For directors: with the names of people who do not agree to be named.")
    ] = False,
) -> ResultsFile:
    """The results in a format: `usebio`, `csv`, `pbn`, `bridgemate`, or the event's `log`.

    People are named where they agree to it.
    """
    wanted = files.WantedFile(format, club.strip(), everybody)
    content = await actor.work_out_once(
        ("file", wanted, reader), lambda shown: files.file_of_event(shown, wanted, reader)
    )
    suffix = "jsonl" if format == files.LOG else files.SUFFIXES[format]
    name = f'attachment; filename="{actor.code}.{suffix}"'
    return ResultsFile(content, headers={"content-disposition": name})
