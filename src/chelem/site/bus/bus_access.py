"""The account and the certificates with which a process connects to its carrier."""

import ssl
from dataclasses import dataclass, field
from pathlib import Path

from chelem.core import BadOption


@dataclass(frozen=True, slots=True)
class BusAccess:
    """An account, instead of the URL's, and files of TLS, instead of the system's; all may be empty."""

    user: str = ""
    password: str = field(default="", repr=False)
    token: str = field(default="", repr=False)
    authorities: Path | None = None
    """Certificates of the authorities that sign the servers'."""
    certificate: Path | None = None
    """The certificate of this process, and its key unless that is in `key`."""
    key: Path | None = None

    def tls(self) -> ssl.SSLContext:
        """Return the settings of TLS; raise `BadOption` if a file cannot be read."""
        try:
            context = ssl.create_default_context(cafile=self.authorities)
            if self.certificate is not None:
                context.load_cert_chain(self.certificate, self.key)
        except OSError as error:  # ssl.SSLError too
            raise BadOption("bus.url", reason=str(error)) from error
        return context
