"""A Chromium driven by its own protocol alone: its tabs are hidden as for a person, unlike Playwright's."""

import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self
from urllib.request import urlopen

from websockets.sync.client import connect

from tests.browser.conftest import ARGUMENTS

PATIENCE = 60


class Tab:
    """A tab of a bare browser."""

    def __init__(self, browser: "BareBrowser", target: str) -> None:
        self.target = target
        self._open = ExitStack()
        address = f"ws://127.0.0.1:{browser.port}/devtools/page/{target}"
        self._socket = self._open.enter_context(connect(address, max_size=None, proxy=None))
        self._number = 0
        self.events: list[dict[str, Any]] = []

    def send(self, method: str, **params: Any) -> Any:
        """Send a command and return its result; events that come meanwhile are kept."""
        answer = self._ask(method, **params)
        assert "error" not in answer, answer
        return answer["result"]

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(timeout=PATIENCE))
            if message.get("id") == self._number:
                return message
            self.events.append(message)

    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression in the page, awaited."""
        answer = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def wait(self, expression: str) -> None:
        """Wait until an expression holds; a page that is being loaded has none yet."""

        def holds() -> bool:
            answer = self._ask("Runtime.evaluate", expression=expression, returnByValue=True)
            return answer.get("result", {}).get("result", {}).get("value") is True

        until(holds)

    def close(self) -> None:
        self._open.close()


class BareBrowser:
    """A Chromium with a profile of its own, on a desktop."""

    def __init__(self, folder: Path, bus: str) -> None:
        self._folder = folder
        self._bus = bus
        self._tabs: list[Tab] = []

    def __enter__(self) -> Self:
        command = [shutil.which("chromium") or "chromium", "--headless=new", *ARGUMENTS]
        command += ["--remote-debugging-port=0", f"--user-data-dir={self._folder}", "about:blank"]
        environ = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": self._bus, "LANGUAGE": "fr"}
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(command, env=environ, stdout=quiet, stderr=quiet)
        said = self._folder / "DevToolsActivePort"
        until(lambda: said.exists() and len(said.read_text(encoding="utf-8").split()) == 2)
        self.port = int(said.read_text(encoding="utf-8").split()[0])
        return self

    def __exit__(self, *_: object) -> None:
        for tab in self._tabs:
            tab.close()
        self._process.terminate()
        self._process.wait(timeout=PATIENCE)

    def pages(self) -> dict[str, str]:
        """Return the addresses of the open tabs, by id."""
        with urlopen(f"http://127.0.0.1:{self.port}/json/list") as answer:
            return {each["id"]: each["url"] for each in json.load(answer) if each["type"] == "page"}

    def tab(self, target: str) -> Tab:
        """Return an open tab."""
        tab = Tab(self, target)
        self._tabs.append(tab)
        return tab

    def first(self) -> Tab:
        """Return the tab with which the browser begins."""
        until(lambda: bool(self.pages()))
        return self.tab(next(iter(self.pages())))

    def open(self, by: Tab, url: str) -> Tab:
        """Open a tab in front of the others."""
        return self.tab(by.send("Target.createTarget", url=url)["targetId"])


def until(holds: Callable[[], Any]) -> None:
    """Wait until something holds."""
    patience = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < patience
        time.sleep(0.05)
