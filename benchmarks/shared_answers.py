"""Measure what one and many fetches of a ranking through the cache of a federation cost its server.

A server with SQLite owns an event of six pairs, of which a ranking is published; nginx with the settings of
deploy/federation answers before it. Prints the CPU time of the server while many fetch it, and in as long a
time in which one does, and their ratio; Linux only, with nginx installed.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from load.measure import exact_cpu_of

sys.path.append(str(Path(__file__).parents[1]))  # the tests' event

from tests.deploy.test_cache import await_port, free_port
from tests.support.servers.serving import Server
from tests.support.visitors.event_office import Office

CONNECTIONS = 50
SETTINGS = Path(__file__).parents[1] / "deploy/federation/nginx.conf"


async def fetch(port: int, path: str, times: int) -> None:
    """Fetch a path over some connections at once, as browsers behind a proxy do."""
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n".encode()
    left = times

    async def ask() -> None:
        nonlocal left
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while left > 0:
            left -= 1
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            if not head.startswith(b"HTTP/1.1 200"):
                sys.exit(head.decode())
            length = re.search(rb"(?i)content-length: (\d+)", head)
            if length is None:
                sys.exit("an answer without its length")
            await reader.readexactly(int(length[1]))
        writer.close()

    await asyncio.gather(*(ask() for _ in range(min(times, CONNECTIONS))))


def started_cache(folder: Path, server: Server) -> tuple[subprocess.Popen[bytes], int]:
    """Start nginx before a server, and return its port."""
    port = free_port()
    text = SETTINGS.read_text(encoding="utf-8").replace(" resolve;", ";").replace("/tmp/", f"{folder}/")  # noqa: S108 - the container's own
    text = re.sub(r"(owner|edge)\d:8080", f"127.0.0.1:{server.port}", text)
    file = folder / "nginx.conf"
    file.write_text(text.replace("listen 8080", f"listen 127.0.0.1:{port}"), encoding="utf-8")
    user = "user root;" if os.geteuid() == 0 else ""
    command = ["nginx", "-p", str(folder), "-c", str(file), "-g", f"daemon off;{user}"]
    running = subprocess.Popen(command)  # noqa: S603 - our own command
    await_port(port)
    return running, port


def measured(process: int, port: int, path: str, times: int, seconds: float) -> tuple[float, float]:
    """Return the CPU seconds of a process while a path is fetched, for some seconds, and how many it took."""
    before, begun = exact_cpu_of(process), time.monotonic()
    uvloop.run(fetch(port, path, times))
    taken = time.monotonic() - begun
    time.sleep(max(0.0, seconds - taken))
    return exact_cpu_of(process) - before, taken


def main() -> None:
    """Measure in turn, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fetches", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, Server(Path(name), "--address-limits", "1000") as server:
        office = Office(server)
        office.report(1, 1)
        office.ask("POST", f"{office.path}/rankings", {"final": True}, key=office.director)
        (published,) = office.ask("GET", f"{office.path}/rankings")["published"]
        process = server.process.pid if server.process else 0
        nginx, port = started_cache(Path(name), server)
        try:
            for what, path in (
                ("a published ranking", f"{office.path}/rankings/{published['of']}"),
                ("an event", office.path),
            ):
                for place in range(options.rounds):
                    many, taken = measured(process, port, f"{path}?many={place}", options.fetches, 0)
                    one, _ = measured(process, port, f"{path}?one={place}", 1, taken)
                    print(f"{what}: {options.fetches} fetches in {taken:.1f} s")
                    print(f"  CPU of the server: {many:.3f} s; with one: {one:.3f} s; ratio {many / one:.2f}")
        finally:
            nginx.terminate()
            nginx.wait()
            office.http.close()


if __name__ == "__main__":
    main()
