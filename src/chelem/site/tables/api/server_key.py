"""The server's public key over HTTP, to compare with that of the signatures in logs."""

from typing_extensions import TypedDict

from chelem.site.tables.api.dependencies import LobbyDep
from chelem.site.visitors import CallRouter

router = CallRouter(prefix="/api", tags=["tables"])


class PublicKey(TypedDict):
    """The public key of the server's signatures in logs."""

    key: str
    """Ed25519, 64 hexadecimal digits, as in `sealed`."""


@router.get("/server-key")
async def get_server_key(lobby: LobbyDep) -> PublicKey:
    """The public key with which this server signs the logs of its tables."""
    return {"key": lobby.signer.key}
