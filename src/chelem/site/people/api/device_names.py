"""The name of a device in a list: its browser and system, as its requests say."""

from collections.abc import Mapping

SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "Linux": "Linux",
}
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""Marks in the order in which they are looked for: most browsers also name those after them."""


def device_name(user_agent: str) -> str:
    """Return a short name; empty where neither is known.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    return ", ".join(filter(None, (_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent))))


def _first(names: Mapping[str, str], user_agent: str) -> str:
    return next((name for mark, name in names.items() if mark in user_agent), "")
