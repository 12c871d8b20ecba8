"""The calls of the pages that teach."""

from chelem.site.learning.api import (
    articles,
    convention_cards,
    glossary,
    lessons,
    own_systems,
    problems,
    rules,
    study,
)

ROUTERS = (
    rules.router,
    study.router,
    convention_cards.router,
    convention_cards.systems_router,
    convention_cards.tables_router,
    own_systems.router,
    glossary.router,
    articles.router,
    lessons.router,
    problems.router,
)
"""In the order in which they are tried."""
