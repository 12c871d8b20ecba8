"""The log of what matters to security: refused keys and origins, and what administrators do."""

import logging

from chelem.site.edge.limiter import Asker, LimitHit
from chelem.site.edge.logs.logs import SECURITY

logger = logging.getLogger(SECURITY)


def log_refusal(code: str, asker: Asker) -> None:
    """Log that a key, a session or an origin was refused, once a minute for each code."""
    logger.warning(f"refused: {code}", extra={"address": asker.address})  # a cause of its own for each code


def log_action(action: str, subject: str | None = None, asker: Asker | None = None) -> None:
    """Log what an administrator has done, to whom, and from where where that is new."""
    logger.info(action, extra={"subject": subject, "address": asker and asker.address})


def log_hit(hit: LimitHit) -> None:
    """Log what a limit has refused, and to whom, once a minute for each kind and each count."""
    logger.warning(f"limited: {hit.kind} of the {hit.scope}", extra={"address": hit.address})
