"""Bare Debian systems in folders, each with processes and a network of its own; for root alone."""

import contextlib
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Self

from tests.deploy.page import ROOT
from tests.deploy.wheels import run

SUITE = "trixie"
NAME = "club.fr"
CERTIFICATE = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
"""The certificate of the authority that Caddy makes for `tls internal`."""
_TRUSTED = "var/tmp/authorities.pem"
_PASSED = ("http_proxy", "https_proxy", "no_proxy", "pip_index_url", "pip_default_timeout")
"""Settings of this machine for fetching packages."""
_HOLD = """
mount --make-rprivate /
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mount -t tmpfs tmpfs "$1/run"
mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
mount --bind "$1/etc/hosts" /etc/hosts
ip link set lo up
echo ready
exec sleep infinity
"""


def make_archive(folder: Path) -> Path:
    """Fetch a bare Debian system, as a tar archive."""
    archive = folder / "debian.tar"
    run("mmdebstrap", "--variant=minbase", "--skip=check/qemu", SUITE, archive)
    return archive


class Machine:
    """A Debian system: a folder, and namespaces in which its processes live."""

    def __init__(self, root: Path, archive: Path) -> None:
        self.root = root
        root.mkdir()
        run("tar", "-C", root, "-xf", archive)
        shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
        (root / "etc" / "hosts").write_text(f"127.0.0.1 localhost {NAME}\n", encoding="utf-8")
        if trusted := os.environ.get("SSL_CERT_FILE"):
            shutil.copy(trusted, root / _TRUSTED)
        self._holder: subprocess.Popen[str] | None = None
        self._inside = ""

    def __enter__(self) -> Self:
        command = ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child"]
        command += ["sh", "-euc", _HOLD, "sh", str(self.root)]
        self._holder = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._holder.stdout is not None
        assert self._holder.stdout.readline() == "ready\n", "no namespaces"
        self._inside = run("pgrep", "-P", self._holder.pid).strip()
        return self

    def __exit__(self, *_: object) -> None:
        assert self._holder is not None
        assert self._holder.stdout is not None
        self._holder.kill()  # and with it all that the system runs
        self._holder.stdout.close()
        self._holder.wait()
        with contextlib.suppress(OSError):
            shutil.rmtree(self.root)

    def run(self, script: str, *, network: bool = False) -> str:
        """Run commands as root in a new shell there; with a network, that of this machine."""
        entered = ["nsenter", "-t", self._inside, "-m", "-p", *([] if network else ["-n"])]
        command = [*entered, "chroot", str(self.root), "sh", "-eu", "-c", script]
        begun = time.monotonic()
        ran = subprocess.run(command, env=self._environ(network), capture_output=True, text=True, check=False)
        print(f"{script}# {time.monotonic() - begun:.0f} s\n{ran.stdout[-2000:]}{ran.stderr[-2000:]}")  # noqa: T201
        assert ran.returncode == 0, f"{script}{ran.stdout}{ran.stderr}\n{self._journal()}"
        return ran.stdout

    def ask(self, *command: str, sources: Path = ROOT) -> str:
        """Run a program of this machine, from these sources, in the other's network: its name leads there."""
        entered = ["nsenter", "-t", self._inside, "-m", "-n", *command]
        path = f"{sources}:{sources / 'src'}"
        environ = {**os.environ, "PYTHONPATH": path, "SSL_CERT_FILE": f"{self.root}{CERTIFICATE}"}
        ran = subprocess.run(entered, cwd=sources, env=environ, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, f"{ran.stdout}{ran.stderr}\n{self._journal()}"
        return ran.stdout

    def _environ(self, network: bool) -> dict[str, str]:  # noqa: FBT001 - as for run
        environ = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/root",
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PYTHONWARNINGS": "ignore",
            "CURL_CA_BUNDLE": CERTIFICATE,
        }
        if network and (self.root / _TRUSTED).exists():
            environ |= dict.fromkeys(("SSL_CERT_FILE", "PIP_CERT", "REQUESTS_CA_BUNDLE"), f"/{_TRUSTED}")
        return environ | {name: each for name, each in os.environ.items() if name.lower() in _PASSED}

    def _journal(self) -> str:
        """Return the end of what the services wrote."""
        logs = [self.root / "var" / "log" / f"{name}.log" for name in ("chelem", "caddy")]
        return "\n".join(log.read_text(errors="replace")[-2000:] for log in logs if log.exists())
