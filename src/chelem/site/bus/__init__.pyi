"""The bus: messages between the processes of a server; it knows no feature.

Other features know the names in `__init__.pyi`, and nothing else here; they are loaded when first used.
"""

from .bus import AskHandler as AskHandler
from .bus import Bus as Bus
from .bus import Listening as Listening
from .bus import TellHandler as TellHandler
from .bus_access import BusAccess as BusAccess
from .faults import BusClosed as BusClosed
from .faults import BusError as BusError
from .faults import NobodyAnswers as NobodyAnswers
from .faults import Overdue as Overdue
from .faults import RemoteFailure as RemoteFailure
from .local_bus import LocalBus as LocalBus
from .message_version import CURRENT_VERSION as CURRENT_VERSION
from .message_version import UNSTATED_VERSION as UNSTATED_VERSION
from .message_version import NotUnderstood as NotUnderstood
from .message_version import check_version as check_version
from .message_version import is_understood as is_understood
from .opening import account_of as account_of
from .opening import open_bus as open_bus
