"""The devices of a visitor over HTTP: a code links another one; each can be removed."""

import secrets
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from pydantic import Field
from starlette.requests import Request
from starlette.responses import Response
from typing_extensions import TypedDict

from chelem.core import Forbidden, Refused, Unknown
from chelem.formats.json_types import Body
from chelem.site.database import Write
from chelem.site.edge import Services, VisitorId, log_action, provided, services_of
from chelem.site.events import EventOffice
from chelem.site.people.api.device_names import device_name
from chelem.site.people.live.removed_browsers import RemovedBrowsers
from chelem.site.people.live.table_rewriting import TableRewriting
from chelem.site.people.store.erasure import tables_of_person
from chelem.site.people.store.merging import merging_elsewhere, tables_together
from chelem.site.tables import Lobby
from chelem.site.visitors import (
    CallRouter,
    Device,
    Newcomer,
    OptionalVisitor,
    RegisteredVisitor,
    Visitor,
    VisitorRegistry,
    VisitorRoute,
    adding_devices,
    keep_visitor,
    rate_limited,
    using_code,
)

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""The letters and digits of a code: none looks like another."""
LENGTH = 8
MINUTES = 10
"""How long a code is valid."""
MOST_DEVICES = 20
"""The most devices linked to a visitor."""
FIRST = "first"

router = CallRouter(prefix="/api/me", tags=["visitors"], route_class=VisitorRoute)


@dataclass(frozen=True, slots=True)
class DeviceLinking:
    """Links devices to people, in whatever process they ask."""

    one_at_a_time: AbstractAsyncContextManager[object]
    """Held while a device is linked, so that a code links one, and two people are not merged crosswise."""


class DeviceCode(Body):
    """A code from another device."""

    code: str = Field(max_length=40)


class DeviceShape(TypedDict):
    """A device of the visitor."""

    id: str
    """`first` for the visitor's original device."""
    name: str
    """Its browser and system; empty for the first."""
    since: str | None
    """When it was linked, in UTC; null for the first."""
    here: bool
    """Whether it is the one that asks."""


class PasskeyShape(TypedDict):
    """A passkey of the visitor."""

    id: str
    name: str
    """The browser and system where it was made."""
    since: str
    """When it was made, in UTC."""


class DeviceList(TypedDict):
    """The devices and passkeys of the visitor."""

    devices: list[DeviceShape]
    passkeys: list[PasskeyShape]


class LinkCode(TypedDict):
    """A code that links another device to the visitor, once."""

    code: str
    """Eight letters and digits, in two groups."""
    seconds: int
    """How long it is valid."""


class Belongings(TypedDict):
    """A visitor's name, and the amounts of what they have."""

    name: str
    deals: int
    """Finished deals."""
    tables: int
    collections: int
    """Imported files."""


class LinkQuestion(TypedDict):
    """What a code would do: make this browser one of a person's, with all that it has."""

    person: Belongings
    """Whose code it is."""
    here: Belongings
    """What this browser has until now, which the person will have."""


@router.get("/devices")
async def list_devices(caller: OptionalVisitor, request: Request) -> DeviceList:
    """The visitor's devices, the first one first."""
    return {"devices": [], "passkeys": []} if caller is None else await listed_devices(request, caller)


@router.post("/devices/code", status_code=201, dependencies=[rate_limited("link")])
async def make_code(visitor: RegisteredVisitor, request: Request) -> LinkCode:
    """Make a code that links another device; the visitor's earlier one is no longer valid."""
    await keep_visitor(request, visitor)
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    until = (datetime.now(UTC) + timedelta(minutes=MINUTES)).isoformat(timespec="milliseconds")
    visitors = provided(request, VisitorRegistry)
    await visitors.devices.save_code(visitors.digest_of_code(code), visitor.id, until)
    half = LENGTH // 2
    return {"code": f"{code[:half]} {code[half:]}", "seconds": 60 * MINUTES}


@router.post("/devices/question", dependencies=[rate_limited("link")])
async def ask_about_code(body: DeviceCode, caller: OptionalVisitor, request: Request) -> LinkQuestion:
    """What a code would do here; it stays valid."""
    services = services_of(request)
    owner = await _owner(services, _digest(services, body))
    _check_other(owner, caller)
    return {
        "person": await _belongings(services, owner),
        "here": {"name": "", "deals": 0, "tables": 0, "collections": 0}
        if caller is None
        else await _belongings(services, caller),
    }


@router.post("/devices", status_code=201, dependencies=[rate_limited("link")])
async def link_device(
    body: DeviceCode, caller: OptionalVisitor, request: Request, response: Response
) -> DeviceList:
    """Link this browser to the visitor of a code, who then has all that this browser had."""
    services = services_of(request)
    visitors = services.get(VisitorRegistry)
    if not visitors.is_same_origin(request):
        raise Forbidden("visitor.origin")
    async with services.get(DeviceLinking).one_at_a_time:
        digest = _digest(services, body)
        owner = await _owner(services, digest)
        _check_other(owner, caller)
        here = await link_browser(request, response, owner, caller, using_code(digest))
    return await listed_devices(request, owner, here)


@router.delete("/devices/{device}")
async def remove_device(
    device: str, visitor: RegisteredVisitor, request: Request, response: Response
) -> DeviceList:
    """Remove a device, which no longer is the visitor's; `first` is the one that they began with."""
    services, visitors = services_of(request), provided(request, VisitorRegistry)
    here = visitors.cookie_id(request.cookies)
    linked = await visitors.devices.of(visitor.id)
    if device == FIRST and visitor.secret and linked:
        await visitors.devices.shut_out_first(visitor.id)
        removed = visitor.id
    elif device in [known.id for known in linked]:
        await visitors.devices.remove(device)
        removed = device
    else:
        raise Unknown("link.device")
    visitors.forget(visitor.id)
    await services.get(RemovedBrowsers).shut_out(removed)
    log_action("device removed")
    if removed == here:
        visitors.clear_cookie(response, request)
        return {"devices": [], "passkeys": []}
    return await listed_devices(request, await visitors.stored(visitor.id) or visitor)


async def link_browser(
    request: Request, response: Response, owner: Visitor, caller: Visitor | None, write: Write | None = None
) -> str:
    """Link the browser of a request to another visitor, with all that it has; `write` is stored with that.

    Return the id in the cookie that the browser has from now on. Raise `Refused` if the visitor has too many
    devices, or plays against this browser.
    """
    services, visitors = services_of(request), provided(request, VisitorRegistry)
    if await visitors.stored_now(owner.id) is None:  # merged with somebody else, or erased, a moment ago
        raise Unknown("link.unknown", minutes=MINUTES)
    old = caller or visitors.newcomer()
    if len(await visitors.devices.of(owner.id)) >= MOST_DEVICES:
        raise Refused("link.many", most=MOST_DEVICES)
    name = device_name(request.headers.get("user-agent", ""))
    device = Device(old.id, owner.id, old.secret, name, visitors.devices.now())
    linking = adding_devices([device] if old.secret else [])
    await _merge(services, old, owner.id, Write([*(write.statements if write else ()), *linking]))
    # A browser that had a cookie keeps it, from now on for as long as a new one.
    cookie = old.cookie if isinstance(old, Newcomer) else visitors.cookie(request.cookies)
    visitors.set_cookie(response, cookie, request)
    log_action("device linked")
    return old.id if caller is None else visitors.cookie_id(request.cookies)


async def _merge(services: Services, old: Visitor, new: VisitorId, rest: Write) -> None:
    """Give a visitor all that another has; a newcomer has nothing yet."""
    database = services.get(Lobby).database
    statements = rest.statements
    if not isinstance(old, Newcomer):
        if await database.read(lambda connection: tables_together(connection, old.id, new)):
            raise Refused("link.together")
        tables = await database.read(lambda connection: tables_of_person(connection, old.id))
        await services.get(TableRewriting).merge(tables, old.id, new)
        merging = await database.read(lambda connection: merging_elsewhere(connection, old.id, new))
        statements = [*merging, *statements]
    await database.write(Write(statements))
    services.get(VisitorRegistry).forget(old.id)
    services.get(VisitorRegistry).forget(new)
    await services.get(EventOffice).change_visitor(old.id, new)


def _digest(services: Services, body: DeviceCode) -> str:
    code = "".join(letter for letter in body.code.upper() if letter.isalnum())
    return services.get(VisitorRegistry).digest_of_code(code)


async def _owner(services: Services, digest: str) -> Visitor:
    """Return the visitor of a code; raise `Unknown` if it is wrong, used or too old."""
    owner = await services.get(VisitorRegistry).devices.owner_of(digest)
    visitor = None if owner is None else await services.get(VisitorRegistry).stored(owner)
    if visitor is None:
        raise Unknown("link.unknown", minutes=MINUTES)
    return visitor


def _check_other(owner: Visitor, caller: Visitor | None) -> None:
    if caller is not None and caller.id == owner.id:
        raise Refused("link.same")


async def _belongings(services: Services, visitor: Visitor) -> Belongings:
    found = await services.get(VisitorRegistry).devices.belongings(visitor.id)
    return {
        "name": visitor.name,
        "deals": found.deals,
        "tables": found.tables,
        "collections": found.collections,
    }


async def listed_devices(request: Request, visitor: Visitor, here: str = "") -> DeviceList:
    """Return a visitor's devices and passkeys; `here` is the id in the cookie that the browser will have."""
    visitors = provided(request, VisitorRegistry)
    here = here or visitors.cookie_id(request.cookies)
    linked: list[DeviceShape] = [
        {"id": device.id, "name": device.name, "since": device.since, "here": device.id == here}
        for device in await visitors.devices.of(visitor.id)
    ]
    first: list[DeviceShape] = [{"id": FIRST, "name": "", "since": None, "here": here == visitor.id}]
    keys: list[PasskeyShape] = [
        {"id": passkey.id, "name": passkey.name, "since": passkey.since}
        for passkey in await visitors.passkeys.of(visitor.id)
    ]
    return {"devices": [*(first if visitor.secret else []), *linked], "passkeys": keys}
