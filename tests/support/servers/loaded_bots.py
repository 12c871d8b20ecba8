"""The usual bots, loaded as this module is imported: by the process from which servers are forked."""

from chelem.live.bot_tasks import load_bots

load_bots()
