"""Lessons, study and problems as pages.

Other features know the names in `__init__.pyi`, and nothing else here; they are loaded when first used.
"""

from .api.routers import ROUTERS as ROUTERS
from .live.system_workshop import SystemWorkshop as SystemWorkshop
