"""The URL of a NATS server, or of a cluster of several."""

from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

from chelem.core import BadOption

PORT = 4222
SCHEMES = ("nats", "tls")


@dataclass(frozen=True, slots=True)
class NatsAddress:
    """The servers, whether they must use TLS, and an account, which is that of all of them."""

    servers: tuple[str, ...]
    """URLs without an account."""
    encrypted: bool
    user: str = ""
    password: str = field(default="", repr=False)
    token: str = field(default="", repr=False)

    @classmethod
    def parse(cls, url: str) -> "NatsAddress":
        """Read `nats://user:password@host:4222,host`, `tls://token@host`, or several such URLs with commas.

        Raise `BadOption` for other texts.

        >>> NatsAddress.parse("nats://ana:p%40w@one,two:4223")
        NatsAddress(servers=('nats://one:4222', 'nats://two:4223'), encrypted=False, user='ana')
        """
        scheme, accounts, servers = url.partition("://")[0], set(), []
        for part in url.split(","):
            text = part.strip()
            text = text if "://" in text else f"{scheme}://{text}"
            try:
                split = urlsplit(text)
                host, port = split.hostname, split.port or PORT
            except ValueError as error:
                raise BadOption("bus.url", reason=str(error)) from error
            if split.scheme != scheme or scheme not in SCHEMES or not host or split.path.strip("/"):
                raise BadOption("bus.url", reason=text.rpartition("@")[2])
            servers.append(f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}")
            if split.username is not None:
                accounts.add((split.username, split.password))
        if len(accounts) > 1:
            raise BadOption("bus.url", reason="2 × user@")
        user, password = accounts.pop() if accounts else ("", "")
        account = {"token": unquote(user)} if password is None else {"user": unquote(user)}
        secret = {"password": unquote(password)} if password else {}
        return cls(tuple(servers), scheme == "tls", **account, **secret)
