"""A public server with honest tables, and what an attack changes there."""

import contextlib
import http.client
import itertools
import json
import multiprocessing
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from attack.stranger import HOST
from load import clients
from load.clients import LoadTarget, RoundResult
from load.measure import memory_of
from load.rooms import Measurements, TableRoom

_players = itertools.count()
PROVIDERS = 64
"""From how many the honest players come: no provider's addresses may use all that the server gives."""
KILOBYTE = 1000


def _address_of_player() -> str:
    number, provider = divmod(next(_players), PROVIDERS)
    return f"100.{64 + provider}.{number // 250}.{1 + number % 250}"


class ForwardedRoom(TableRoom):
    """A table whose four players come from addresses of their own."""

    def __init__(self, path: str, cookies: list[str], measurements: Measurements) -> None:
        super().__init__(path, cookies, measurements)
        for socket in self.sockets:
            socket.forwarded = _address_of_player()


@dataclass(frozen=True, slots=True)
class Footprint:
    """What the server holds: bytes on disk and of its log, memory of its processes in kB, rows."""

    disk: int
    log: int
    memory: float
    visitors: int
    tables: int


class House:
    """The server and the process of its honest players."""

    def __init__(self, folder: Path, environ: dict[str, str]) -> None:
        self.folder = folder
        self.log = folder / "log.txt"
        command = [sys.executable, "-m", "chelem", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{folder / 'chelem.db'}", "--public", f"https://{HOST}"]
        command += ["--trusted-proxy", "127.0.0.0/8", "--log", "json"]
        with self.log.open("wb") as out:
            self.process = subprocess.Popen(  # noqa: S603 - our own command
                command, stdout=subprocess.PIPE, stderr=out, text=True, env=environ
            )
        line = next(line for line in self.process.stdout or () if "http" in line)
        self.port = int(re.findall(r":(\d+)", line)[-1])
        self._pipe, self._client_pipe = multiprocessing.Pipe()
        self._clients: BaseProcess | None = None
        self.paths: list[str] = []

    def seat_players(self, tables: int) -> None:
        """Create the honest tables and connect their players."""
        made = make_tables(self.port, tables)
        self.paths, cookies = [path for path, _ in made], [each for _, each in made]
        target = LoadTarget(ForwardedRoom, self.port, self.process.pid, self.paths, cookies)
        self._clients = multiprocessing.Process(
            target=clients.serve, args=(self._client_pipe, target), daemon=True
        )
        self._clients.start()
        self._pipe.recv()

    @contextlib.contextmanager
    def playing(self, seconds: float) -> Iterator[Callable[[], RoundResult]]:
        """Let the honest tables play at human pace; what is yielded waits for the end."""
        self._pipe.send(("human", seconds, 0, []))
        yield self._pipe.recv

    def footprint(self) -> Footprint:
        """Return what the server holds now."""
        files = (each.stat().st_size for each in self.folder.glob("chelem.db*"))
        address = f"file:{self.folder / 'chelem.db'}?mode=ro"
        with contextlib.closing(sqlite3.connect(address, uri=True, timeout=30)) as database:
            visitors, tables = (
                database.execute(f"select count(*) from {name}").fetchone()[0]  # noqa: S608 - our names
                for name in ("visitors", "tables")
            )
        memory = sum(_memory_of(process) for process in _tree(self.process.pid))
        return Footprint(sum(files), self.log.stat().st_size, memory, visitors, tables)

    def close(self) -> None:
        """Disconnect all clients, then stop the server."""
        if self._clients is not None:
            self._pipe.send(None)
            self._clients.join()
        self.process.terminate()
        self.process.wait()


def _memory_of(process: int) -> float:
    """Return the resident memory of a process in kB; 0 if it has ended."""
    try:
        return memory_of(process)
    except (OSError, StopIteration):
        return 0


def _tree(process: int) -> Iterator[int]:
    """Yield a process and its descendants."""
    yield process
    if not Path(f"/proc/{process}").exists():
        return
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        for child in children.read_text(encoding="ascii").split():
            yield from _tree(int(child))


TABLE = {
    "game": "contract",
    "match": {"kind": "rubber"},
    "chairs": dict.fromkeys("NEW", "open") | {"S": "me"},
}


def make_tables(port: int, count: int) -> Sequence[tuple[str, list[str]]]:
    """Create tables with four players, each from an address of their own; return paths and cookies."""
    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(lambda _: _make(port), range(count)))


def _make(port: int) -> tuple[str, list[str]]:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    answer, south = _call(connection, "POST", "/api/tables", TABLE)
    code, cookies = answer["code"], [south]
    for seat in "NEW":
        path = f"/api/tables/{code}/chairs/{seat}"
        cookies.append(_call(connection, "PUT", path, {"name": f"Person {seat}"})[1])
    _call(connection, "POST", f"/api/tables/{code}/start", None, south)
    connection.close()
    return f"/api/tables/{code}/live", cookies


def _call(
    connection: http.client.HTTPConnection, method: str, path: str, body: Any, cookie: str = ""
) -> tuple[Any, str]:
    """Make a call, again after the time to wait where all together are too quick."""
    headers = {"Content-Type": "application/json", "Host": HOST, "X-Forwarded-For": _address_of_player()}
    headers |= {"Cookie": cookie} if cookie else {}
    while True:
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        if answer.status != 429:
            break
        time.sleep(float(answer.getheader("Retry-After", "1")))
    if answer.status >= 400:
        raise RuntimeError(text.decode())
    return json.loads(text), (answer.getheader("Set-Cookie") or cookie).partition(";")[0]
