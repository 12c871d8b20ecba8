"""A PostgreSQL of one's own, for as long as the tests run, where its programs are installed."""

import os
import pwd
import shutil
import subprocess
from pathlib import Path
from typing import Self
from uuid import uuid4

from sqlalchemy import create_engine, make_url, text


def programs() -> Path | None:
    """Where the newest PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


def why_not() -> str:
    """Why no cluster can be started here; empty where one can."""
    if programs() is None:
        return "PostgreSQL is not installed, and CHELEM_TEST_POSTGRESQL names none"
    if os.geteuid() == 0 and not (shutil.which("setpriv") and _other_user()):
        return "PostgreSQL does not run as root, and there is no other user to run it"
    return ""


def _other_user() -> str | None:
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in names), None)


class Cluster:
    """A cluster in a folder, that listens on a socket there and on no port."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs = programs()
        self._as: list[str] = []

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://chelem@/postgres?host={self._folder}"

    def _run(self, program: str, *words: str) -> None:
        assert self._programs is not None
        subprocess.run(
            [*self._as, str(self._programs / program), *words],
            cwd=self._folder,
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def __enter__(self) -> Self:
        if os.geteuid() == 0:
            self._give_away(str(_other_user()))
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-U", "chelem", "--auth=trust", "--no-sync", "--encoding=UTF8")
        options = f"-k {self._folder} -c listen_addresses='' -c fsync=off -c full_page_writes=off"
        self._run("pg_ctl", "-D", data, "-w", "-l", str(self._folder / "log"), "-o", options, "start")
        return self

    def _give_away(self, user: str) -> None:
        """The folder belongs to another user, who can reach it."""
        entry = pwd.getpwnam(user)
        os.chown(self._folder, entry.pw_uid, entry.pw_gid)
        for folder in self._folder.parents:
            if folder.stat().st_uid == os.geteuid() and folder != Path("/"):
                folder.chmod(folder.stat().st_mode | 0o011)
        self._as = ["setpriv", f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups"]

    def __exit__(self, *_: object) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "stop")


def emptied(url: str) -> str:
    """The URL of a database of its own in the cluster of that URL."""
    name = f"chelem_{uuid4().hex}"
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f'CREATE DATABASE "{name}"'))
    engine.dispose()
    return make_url(url).set(database=name).render_as_string(hide_password=False)
