"""All calls over HTTP but those of files and of monitoring."""

from chelem.site import host_page
from chelem.site.collections.api import boards, collections, deals, link_pictures, own_deals
from chelem.site.contests.api import challenges, daily, team_matches
from chelem.site.events.api import deals as event_deals
from chelem.site.events.api import draws as event_draws
from chelem.site.events.api import events
from chelem.site.events.api import files as event_files
from chelem.site.events.api import keys as event_keys
from chelem.site.events.api import movements as event_movements
from chelem.site.events.api import names as event_names
from chelem.site.events.api import online as event_online
from chelem.site.events.api import papers as event_papers
from chelem.site.events.api import persons as event_persons
from chelem.site.events.api import rankings as event_rankings
from chelem.site.events.api import simultaneous as event_simultaneous
from chelem.site.learning.api import articles, glossary, lessons, problems, rules, study
from chelem.site.operations.api import admin
from chelem.site.people.api import devices, own_data, passkeys, people, push
from chelem.site.tables.api import games, score, server_key, tables

ROUTERS = (
    event_online.router,  # first, as routes are tried in order, and thousands of pages ask at once
    people.router,
    own_deals.router,
    devices.router,
    passkeys.router,
    push.router,
    own_data.router,
    games.router,
    tables.router,
    tables.open_router,
    challenges.router,
    daily.router,
    team_matches.router,
    events.router,
    event_persons.router,
    event_draws.router,
    event_files.router,
    event_movements.router,
    event_keys.router,
    event_names.router,
    event_deals.router,
    event_simultaneous.router,
    host_page.router,
    event_papers.router,
    event_rankings.router,
    score.router,
    rules.router,
    study.router,
    glossary.router,
    articles.router,
    lessons.router,
    problems.router,
    collections.router,
    boards.router,
    deals.router,
    link_pictures.router,
    server_key.router,
    admin.session_router,
    admin.router,
)
"""In the order in which they are tried."""
