"""The calls of challenges, team matches and the tournament of the day."""

from chelem.site.contests.api import challenges, daily, team_matches

ROUTERS = (
    challenges.router,
    daily.router,
    team_matches.router,
)
"""In the order in which they are tried."""
