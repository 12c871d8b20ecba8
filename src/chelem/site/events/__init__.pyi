"""Events in service.

Other features know the names in `__init__.pyi`, and nothing else here; they are loaded when first used.
"""

from .api.routers import ROUTERS as ROUTERS
from .api.screens import EventScreens as EventScreens
from .live.events import EventOffice as EventOffice
from .store.event_store import EventStore as EventStore
from .store.event_store import removing_event as removing_event
from .store.overview import HostedEvent as HostedEvent
from .store.overview import find_known_event as find_known_event
from .store.overview import read_known_events as read_known_events
from .views.proposals import preparation_sentence as preparation_sentence
from .views.proposals import proposal_sentence as proposal_sentence
