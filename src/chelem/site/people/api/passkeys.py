"""Passkeys over HTTP (WebAuthn): made on one device, they link any other to the same person."""

import json

from pydantic import Field
from starlette.requests import Request
from starlette.responses import Response
from typing_extensions import TypedDict
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from chelem.core import Forbidden, Refused, Unknown
from chelem.formats.json_types import Body
from chelem.site.edge import Asker, host_name, log_action, log_refusal, provided, services_of
from chelem.site.people.api.device_names import device_name
from chelem.site.people.api.devices import DeviceLinking, DeviceList, link_browser, listed_devices
from chelem.site.people.api.passkey_challenges import PasskeyChallenges
from chelem.site.visitors import (
    CallRouter,
    OptionalVisitor,
    Passkey,
    RegisteredVisitor,
    VisitorRegistry,
    VisitorRoute,
    keep_visitor,
    rate_limited,
)

MOST_PASSKEYS = 10
"""The most passkeys of a visitor."""
SIGN_IN = "sign in"

router = CallRouter(prefix="/api/me/passkeys", tags=["visitors"], route_class=VisitorRoute)


class PasskeyAnswer(Body):
    """What a browser answers with a passkey."""

    credential: str = Field(max_length=20_000)
    """The JSON of its `PublicKeyCredential`."""


class PasskeyOptions(TypedDict):
    """What a browser needs to make or use a passkey."""

    options: str
    """JSON for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""


@router.post("/options", status_code=201, dependencies=[rate_limited("link")])
async def begin_passkey(visitor: RegisteredVisitor, request: Request) -> PasskeyOptions:
    """What a browser needs to make a passkey for the visitor."""
    services = services_of(request)
    await keep_visitor(request, visitor)
    known = await services.get(VisitorRegistry).passkeys.of(visitor.id)
    if len(known) >= MOST_PASSKEYS:
        raise Refused("passkey.many", most=MOST_PASSKEYS)
    options = generate_registration_options(
        rp_id=_site(request),
        rp_name="Chelem",
        user_name=visitor.name or "Chelem",
        user_id=visitor.id.encode(),
        challenge=services.get(PasskeyChallenges).issue(visitor.id),
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(credential.id)) for credential in known
        ],
    )
    return {"options": options_to_json(options)}


@router.post("", status_code=201, dependencies=[rate_limited("link")])
async def add_passkey(body: PasskeyAnswer, visitor: RegisteredVisitor, request: Request) -> DeviceList:
    """Store the passkey that a browser has made for the visitor."""
    services = services_of(request)
    challenge = await services.get(PasskeyChallenges).take(body.credential, visitor.id)
    if challenge is None:
        raise _refused(request)
    try:
        made = verify_registration_response(
            credential=body.credential,
            expected_challenge=challenge,
            expected_rp_id=_site(request),
            expected_origin=_origin(request),
        )
    except WebAuthnException:
        raise _refused(request) from None
    passkeys, made_id = services.get(VisitorRegistry).passkeys, bytes_to_base64url(made.credential_id)
    if len(await passkeys.of(visitor.id)) >= MOST_PASSKEYS:  # several were begun at once
        raise Refused("passkey.many", most=MOST_PASSKEYS)
    if await passkeys.find(made_id) is not None:  # its maker chose the id of another one
        raise _refused(request)
    await passkeys.add(
        Passkey(
            made_id,
            visitor.id,
            bytes_to_base64url(made.credential_public_key),
            made.sign_count,
            device_name(request.headers.get("user-agent", "")),
            passkeys.now(),
        )
    )
    log_action("passkey made")
    return await listed_devices(request, visitor)


@router.post("/sign-in/options", status_code=201, dependencies=[rate_limited("link")])
async def begin_sign_in(request: Request) -> PasskeyOptions:
    """What a browser needs to sign in with a passkey of this site."""
    challenge = provided(request, PasskeyChallenges).issue(SIGN_IN)
    options = generate_authentication_options(rp_id=_site(request), challenge=challenge)
    return {"options": options_to_json(options)}


@router.post("/sign-in", status_code=201, dependencies=[rate_limited("link")])
async def sign_in(
    body: PasskeyAnswer, caller: OptionalVisitor, request: Request, response: Response
) -> DeviceList:
    """Link this browser to the visitor of a passkey, who then has all that this browser had."""
    services = services_of(request)
    visitors = services.get(VisitorRegistry)
    if not visitors.is_same_origin(request):
        raise Forbidden("visitor.origin")
    challenge = await services.get(PasskeyChallenges).take(body.credential, SIGN_IN)
    passkey = None if challenge is None else await visitors.passkeys.find(_id_of(body.credential))
    if challenge is None or passkey is None:
        raise _refused(request)
    try:
        used = verify_authentication_response(
            credential=body.credential,
            expected_challenge=challenge,
            expected_rp_id=_site(request),
            expected_origin=_origin(request),
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.counter,
        )
    except WebAuthnException:
        raise _refused(request) from None
    await visitors.passkeys.count_use(passkey.id, used.new_sign_count)
    owner = await visitors.stored(passkey.visitor)
    if owner is None:
        raise _refused(request)
    if caller is not None and caller.id == owner.id:
        return await listed_devices(request, caller)
    async with services.get(DeviceLinking).one_at_a_time:
        here = await link_browser(request, response, owner, caller)
    return await listed_devices(request, owner, here)


@router.delete("/{passkey}")
async def remove_passkey(passkey: str, visitor: RegisteredVisitor, request: Request) -> DeviceList:
    """Remove a passkey, which then lets nobody in."""
    passkeys = provided(request, VisitorRegistry).passkeys
    if passkey not in [known.id for known in await passkeys.of(visitor.id)]:
        raise Unknown("link.device")
    await passkeys.remove(passkey)
    log_action("passkey removed")
    return await listed_devices(request, visitor)


def _refused(request: Request) -> Forbidden:
    log_refusal("passkey.refused", Asker.of(request))
    return Forbidden("passkey.refused")


def _id_of(credential: str) -> str:
    """Return the id in a credential, whose JSON has been read already."""
    found = json.loads(credential).get("id")
    return found if isinstance(found, str) else ""


def _site(request: Request) -> str:
    """Return the name of this site, to which passkeys belong."""
    return host_name(request.headers.get("host", ""))


def _origin(request: Request) -> str:
    """Return the origin of the pages of this site, as browsers sign it."""
    public = provided(request, VisitorRegistry).public_origin(request)
    return public or f"{request.url.scheme}://{request.headers.get('host', '')}"
