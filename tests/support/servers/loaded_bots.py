"""The usual bots, loaded as this module is imported: by the process from which servers are forked."""

from chelem.site.tables.live.bot_tasks import load_bots

load_bots()
