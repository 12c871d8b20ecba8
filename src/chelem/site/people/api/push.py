"""Notifications on a device whose page is closed, over HTTP: whether it gets them, on and off."""

from pydantic import Field
from starlette.requests import Request
from typing_extensions import TypedDict

from chelem.core import Forbidden, Refused
from chelem.formats.json_types import Body
from chelem.site.edge import Services, provided, services_of
from chelem.site.tables import PushSender, Recipient
from chelem.site.visitors import (
    CallRouter,
    Language,
    Newcomer,
    OptionalVisitor,
    PushSubscription,
    RegisteredVisitor,
    Visitor,
    VisitorRegistry,
    VisitorRoute,
    keep_visitor,
    rate_limited,
)

router = CallRouter(prefix="/api/me/push", tags=["visitors"], route_class=VisitorRoute)


class PushRequest(Body):
    """A browser's subscription to notifications, as its push service has made it."""

    endpoint: str = Field(max_length=1000, examples=["https://updates.push.services.mozilla.com/wpush/v2/…"])
    """The address at the push service."""
    public_key: str = Field(max_length=100)
    """`p256dh` of the subscription: a point of P-256, as base64url."""
    secret: str = Field(max_length=40)
    """`auth` of the subscription: 16 bytes, as base64url."""


class PushState(TypedDict):
    """Whether a device is notified of the visitor's turns when no page is open."""

    key: str | None
    """The server's key for `PushManager.subscribe`, as base64url; null if it sends no notifications."""
    endpoint: str | None
    """The address at the push service where this device is notified; null if it is not."""
    language: str | None
    """The language of its notifications."""


@router.get("")
async def get_push(caller: OptionalVisitor, request: Request) -> PushState:
    """Whether this device is notified of the visitor's turns, and the key with which it can ask for it."""
    return await _state(request, caller)


@router.put("", dependencies=[rate_limited("subscription")])
async def subscribe_to_push(
    body: PushRequest, visitor: RegisteredVisitor, request: Request, language: Language
) -> PushState:
    """Notify this device of the visitor's turns, in the language of the call.

    The body is what the browser's push service has given: its address and the keys of the encryption.
    """
    services = services_of(request)
    Recipient.parse(body.public_key, body.secret)
    _sender(services).settings.check(body.endpoint)
    await keep_visitor(request, visitor)
    store = services.get(VisitorRegistry).push_subscriptions
    device, since = _device(request, visitor), store.now()
    await store.save(
        PushSubscription(device, visitor.id, body.endpoint, body.public_key, body.secret, language, since)
    )
    return await _state(request, visitor)


@router.delete("")
async def unsubscribe_from_push(caller: OptionalVisitor, request: Request) -> PushState:
    """Notify this device no more."""
    visitors = provided(request, VisitorRegistry)
    if not visitors.is_same_origin(request):
        raise Forbidden("visitor.origin")
    if caller is not None:
        await visitors.push_subscriptions.remove(_device(request, caller))
    return await _state(request, caller)


def _sender(services: Services) -> PushSender:
    if (sender := services.find(PushSender)) is None:
        raise Refused("push.none")
    return sender


async def _state(request: Request, visitor: Visitor | None) -> PushState:
    services = services_of(request)
    state: PushState = {
        "key": sender.key.public if (sender := services.find(PushSender)) else None,
        "endpoint": None,
        "language": None,
    }
    if visitor is not None:
        device = _device(request, visitor)
        for subscription in await services.get(VisitorRegistry).push_subscriptions.of(visitor.id):
            if subscription.device == device:
                state["endpoint"], state["language"] = subscription.endpoint, subscription.language
    return state


def _device(request: Request, visitor: Visitor) -> str:
    """Return the id of the browser; that of a newcomer is the visitor's."""
    return (
        visitor.id
        if isinstance(visitor, Newcomer)
        else provided(request, VisitorRegistry).cookie_id(request.cookies)
    )
