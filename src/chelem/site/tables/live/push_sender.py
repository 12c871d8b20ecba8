"""Sends notifications to push services, in threads of its own: a slow one keeps nobody waiting."""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import orjson

from chelem.core import Refused
from chelem.i18n import say
from chelem.site.edge import PushAddress, PushSettings, VisitorId, log_errors
from chelem.site.tables.domain.table import Table
from chelem.site.tables.live.push_message import PushKey, Recipient
from chelem.site.visitors import PushSubscription, PushSubscriptionStore

if TYPE_CHECKING:
    from urllib3 import PoolManager

THREADS = 4
CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 10.0
PAUSES = (2.0, 15.0, 60.0)
"""The seconds before each of the further attempts."""
MOST_WAITING = 500
"""The most people to whom notifications are being sent; those of others are dropped."""
TOPIC = 24
"""The characters by which a service knows that a message replaces an earlier one."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class NoticeContent:
    """What a notification says: which table waits, and nothing about its deal."""

    code: str
    game: str

    @property
    def path(self) -> str:
        """The page of the table."""
        return f"/table/{self.code}"

    def text(self, language: str) -> bytes:
        """Return the message as the service worker reads it."""
        title = say("notice.turn", {}, language)
        body = say("notice.table", {"game": self.game, "table": self.code}, language)
        return orjson.dumps({"path": self.path, "title": title, "body": body, "language": language})


class PushSender:
    """Notifies the devices of people, and forgets the addresses that are no longer valid."""

    def __init__(
        self, store: PushSubscriptionStore, key: PushKey, settings: PushSettings, contact: str
    ) -> None:
        self._store = store
        self.key = key
        self.settings = settings
        self._contact = contact
        self._executor = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        self._http = _http()
        self._sending: set[asyncio.Task[None]] = set()
        self.pauses: Sequence[float] = PAUSES

    def notify(self, visitor: VisitorId, table: Table) -> None:
        """Notify the devices of a person that a table waits for them; return at once."""
        if len(self._sending) >= MOST_WAITING:
            logger.warning("a notification is dropped: too many are being sent")
            return
        notice = NoticeContent(table.code, table.game.name)
        task = asyncio.create_task(self._send_to_all(visitor, notice))
        self._sending.add(log_errors(task, logger, lambda: "a notification is not sent"))
        task.add_done_callback(self._sending.discard)

    async def _send_to_all(self, visitor: VisitorId, notice: NoticeContent) -> None:
        subscriptions = await self._store.of(visitor)
        await asyncio.gather(*(self._send(subscription, notice) for subscription in subscriptions))

    async def _send(self, subscription: PushSubscription, notice: NoticeContent) -> None:
        """Send a notification to one device, again after a failure that may pass."""
        try:
            address = self.settings.check(subscription.endpoint)
        except Refused:  # the settings were others when the device subscribed
            return
        for pause in (*self.pauses, None):
            loop = asyncio.get_running_loop()
            status = await loop.run_in_executor(self._executor, self._post, subscription, address, notice)
            if status in (404, 410):
                await self._store.remove_endpoint(subscription.endpoint)
                return
            if status is not None and status != 429 and status < 500:
                if status >= 400:
                    logger.warning("%s refuses a notification: status %s", address.host, status)
                return
            if pause is None:
                logger.warning("%s takes no notification: %s", address.host, status or "no answer")
                return
            await asyncio.sleep(pause)

    def _post(
        self, subscription: PushSubscription, address: PushAddress, notice: NoticeContent
    ) -> int | None:
        """Return the status of one attempt; None without an answer. Redirects are not followed."""
        from urllib3.exceptions import HTTPError  # noqa: PLC0415 - an extra

        recipient = Recipient.parse(subscription.public_key, subscription.secret)
        text = notice.text(subscription.language)
        message = self.key.message(text, recipient, address.origin, self._contact)
        # A service keeps one message of a topic; that does not reveal the table.
        topic = hashlib.sha256(f"{subscription.secret}:{notice.code}".encode()).hexdigest()[:TOPIC]
        pool = self._http.connection_from_host(address.host, address.port, "https")
        try:
            answer = pool.urlopen(
                "POST",
                address.path,
                body=message.body,
                headers=message.headers | {"Topic": topic},
                preload_content=False,
            )
        except HTTPError as error:
            logger.debug("%s: %s", address.host, error)
            return None
        answer.close()
        return answer.status

    def close(self) -> None:
        """Send nothing more."""
        for task in self._sending:
            task.cancel()
        self._executor.shutdown(wait=False, cancel_futures=True)


def _http() -> "PoolManager":
    from urllib3 import PoolManager, Timeout  # noqa: PLC0415 - an extra

    timeout = Timeout(connect=CONNECT_SECONDS, read=ANSWER_SECONDS)
    return PoolManager(num_pools=8, maxsize=THREADS, timeout=timeout, retries=False)
