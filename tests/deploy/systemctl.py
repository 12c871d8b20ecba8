"""Start and stop units where systemd is not process 1: with their user, folder, umask, limits and readiness.

It runs inside a bare Debian system with that system's Python. It leaves out namespaces, system call filters,
restarts and dependencies. It waits for `READY=1`; a unit that ends before that is a failure.
"""

import contextlib
import os
import pwd
import resource
import shlex
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

UNITS = (Path("/etc/systemd/system"), Path("/usr/lib/systemd/system"))
READY_SECONDS = 120
STOP_SECONDS = 20


def settings(name: str) -> dict[str, str]:
    """Return the settings of a unit."""
    file = next(found for folder in UNITS if (found := folder / f"{name}.service").exists())
    lines = (line.strip() for line in file.read_text(encoding="utf-8").splitlines())
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def command_of(unit: dict[str, str]) -> list[str]:
    """Return ExecStart as its user, without what the unit takes away."""
    user = unit["User"]
    words = ["setpriv", f"--reuid={user}", f"--regid={unit.get('Group', user)}", "--init-groups"]
    if unit.get("NoNewPrivileges") == "yes":
        words.append("--no-new-privs")
    if unit.get("CapabilityBoundingSet") == "":
        words += ["--bounding-set=-all", "--inh-caps=-all"]
    for capability in unit.get("AmbientCapabilities", "").split():
        given = "+" + capability.removeprefix("CAP_").lower()
        words += [f"--inh-caps={given}", f"--ambient-caps={given}"]
    return [*words, "--", *shlex.split(unit["ExecStart"])]


def make_state(unit: dict[str, str]) -> None:
    """Make StateDirectory, which belongs to the user."""
    if name := unit.get("StateDirectory"):
        folder, user = Path("/var/lib", name), pwd.getpwnam(unit["User"])
        folder.mkdir(exist_ok=True)
        folder.chmod(int(unit.get("StateDirectoryMode", "755"), 8))
        os.chown(folder, user.pw_uid, user.pw_gid)


def start(name: str) -> None:
    """Start a unit, and wait until it says that it is ready."""
    unit = settings(name)
    make_state(unit)
    notify = Path(f"/run/{name}.notify")
    notify.unlink(missing_ok=True)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(notify))
        notify.chmod(0o666)
        listening.settimeout(0.2)
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]  # a container's root may not raise it
        files = (
            int(unit["LimitNOFILE"])
            if most == resource.RLIM_INFINITY
            else min(int(unit["LimitNOFILE"]), most)
        )
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
        environ = {key: os.environ[key] for key in ("PATH", "LANG")} | {"NOTIFY_SOCKET": str(notify)}
        environ["HOME"] = pwd.getpwnam(unit["User"]).pw_dir
        with Path(f"/var/log/{name}.log").open("ab") as log:
            started = subprocess.Popen(
                command_of(unit),
                cwd="/",
                env=environ,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                umask=int(unit.get("UMask", "022"), 8),
                start_new_session=True,
            )
        Path(f"/run/{name}.pid").write_text(str(started.pid), encoding="utf-8")
        if unit.get("Type") == "notify":
            wait_ready(name, started, listening)


def wait_ready(name: str, started: subprocess.Popen[bytes], listening: socket.socket) -> None:
    patience = time.monotonic() + READY_SECONDS
    while time.monotonic() < patience and started.poll() is None:
        with contextlib.suppress(TimeoutError):
            if b"READY=1" in listening.recv(4096):
                return
    sys.exit(f"{name}.service did not become ready; its status is {started.poll()}.")


def runs(pid: int) -> bool:
    """Whether a process exists that has not ended: nobody here waits for those that have."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    return False


def stop(name: str) -> None:
    """Ask a unit to end; then kill what is left of it."""
    file = Path(f"/run/{name}.pid")
    if not file.exists():
        return
    pid = int(file.read_text(encoding="utf-8"))
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGTERM)
    patience = time.monotonic() + STOP_SECONDS
    while runs(pid) and time.monotonic() < patience:
        time.sleep(0.1)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
    file.unlink()


def main() -> None:
    """Do what `systemctl VERB UNIT` does, for the verbs of the page."""
    verb, *names = (word for word in sys.argv[1:] if not word.startswith("-"))
    for name in names:
        if verb in ("stop", "restart"):
            stop(name)
        if verb in ("start", "restart") or "--now" in sys.argv:
            start(name)


if __name__ == "__main__":
    main()
