"""A desktop that shows Chromium's notifications (org.freedesktop.Notifications), to be clicked."""

import queue
import subprocess
import threading
from dataclasses import dataclass
from typing import Any, Self

from jeepney import DBusAddress, HeaderFields, Message, MessageType, new_method_return, new_signal
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, Proxy, open_dbus_connection

NAME = "org.freedesktop.Notifications"
PATIENCE = 60
ANSWERS: dict[str, tuple[str, tuple[Any, ...]]] = {
    "GetCapabilities": ("as", (["actions", "body"],)),
    "GetServerInformation": ("ssss", ("desktop", "tests", "1", "1.2")),
    "CloseNotification": ("", ()),
}


@dataclass(frozen=True)
class Notification:
    """A notification as it is shown."""

    number: int
    title: str
    text: str


class Desktop:
    """A message bus with a notification area."""

    def __init__(self) -> None:
        self.shown: queue.Queue[Notification] = queue.Queue()
        self._count = 0

    def __enter__(self) -> Self:
        command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
        self._bus = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
        )
        assert self._bus.stdout is not None
        self.address = self._bus.stdout.readline().strip()
        self._connection: DBusConnection = open_dbus_connection(self.address)
        Proxy(message_bus, self._connection).RequestName(NAME)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        return self

    def __exit__(self, *_: object) -> None:
        with self._bus:  # closes its pipe
            self._bus.terminate()
        self._listener.join()
        self._connection.close()

    def _listen(self) -> None:
        while True:
            try:
                message = self._connection.receive()
            except (ConnectionError, OSError):
                return
            if message.header.message_type == MessageType.method_call:
                self._answer(message)

    def _answer(self, message: Message) -> None:
        member = message.header.fields[HeaderFields.member]
        if member != "Notify":
            signature, body = ANSWERS[member]
            self._connection.send(new_method_return(message, signature or None, body))
            return
        self._count += 1
        self._connection.send(new_method_return(message, "u", (self._count,)))
        _, _, _, title, text, *_ = message.body
        self.shown.put(Notification(self._count, title, text.rpartition("\n")[2]))

    def next(self) -> Notification:
        """Wait for the next notification."""
        return self.shown.get(timeout=PATIENCE)

    def click(self, notification: Notification) -> None:
        """Click a notification."""
        area = DBusAddress("/org/freedesktop/Notifications", interface=NAME)
        self._connection.send(new_signal(area, "ActionInvoked", "us", (notification.number, "default")))
