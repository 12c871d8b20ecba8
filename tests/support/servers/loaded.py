"""What servers need is made as this module is imported, by the process from which they are forked.

That is the bots, the catalogues and the script of a new database. Routes are built as they are first asked
for, which was half of a server's start: most tests ask for few. That servers build them all before they
listen is for `tests/site/test_first_calls.py`.
"""

from chelem.i18n.catalogue import LANGUAGES, load_catalogue
from chelem.site import app
from chelem.site.tables.live.bot_tasks import load_bots
from tests.support.new_databases import make_by_script, migrated

load_bots()
for language in LANGUAGES:
    load_catalogue(language)
vars(app)["_build_what_calls_need"] = lambda _app, _settings: None
make_by_script()
migrated()
