"""The server's public key over HTTP, to compare with that of the signatures in logs."""

from fastapi import APIRouter

from chelem.server.answers import PublicKey
from chelem.server.dependencies import LobbyDep

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/server-key")
async def get_server_key(lobby: LobbyDep) -> PublicKey:
    """The public key with which this server signs the logs of its tables."""
    return {"key": lobby.signer.key}
