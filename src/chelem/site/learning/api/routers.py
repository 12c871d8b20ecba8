"""The calls of the pages that teach."""

from chelem.site.learning.api import articles, glossary, lessons, problems, rules, study

ROUTERS = (
    rules.router,
    study.router,
    glossary.router,
    articles.router,
    lessons.router,
    problems.router,
)
"""In the order in which they are tried."""
