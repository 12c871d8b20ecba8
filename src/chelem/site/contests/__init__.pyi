"""Challenges, team matches and the tournament of the day.

Other features know the names in `__init__.pyi`, and nothing else here; they are loaded when first used.
"""

from .api.routers import ROUTERS as ROUTERS
from .api.set_draws import BoardPromise as BoardPromise
from .api.set_draws import receipt_of as receipt_of
from .domain.daily import daily_code as daily_code
from .domain.set_draw import ORGANISER as ORGANISER
from .live.challenges import Challenges as Challenges
from .live.daily import DailyTournaments as DailyTournaments
from .live.team_matches import TeamMatches as TeamMatches
