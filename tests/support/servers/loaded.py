"""What servers need is made as this module is imported, by the process from which they are forked.

That is the program with its routes, the bots, the catalogues, and the script of a new database. That servers
read the catalogues before they listen is for `tests/site/test_first_calls.py`.
"""

from importlib import import_module

from chelem.i18n.catalogue import LANGUAGES, load_catalogue
from chelem.site import app
from chelem.site.tables.live.bot_tasks import load_bots
from tests.support.new_databases import make_by_script, migrated
from tests.support.replacing import replace_in

LATE = (
    *("chelem.cli.serve", "chelem.cli.club", "chelem.site.serving", "chelem.site.database.holding"),
    *("anyio._backends._asyncio", "uvicorn.lifespan.on", "uvicorn.loops.uvloop"),
    "tests.support.servers.preloaded",
)
"""What a server imports only as it starts."""

for _name in LATE:
    import_module(_name)
load_bots()
for language in LANGUAGES:
    load_catalogue(language)
make_by_script()
migrated()
replace_in(app, _build_what_calls_need=lambda _app, _settings: None)
