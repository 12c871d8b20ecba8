"""Visitors and their data across devices.

Other features know the names in `__init__.pyi`, and nothing else here; they are loaded when first used.
"""

from .api.devices import DeviceLinking as DeviceLinking
from .api.erasing import erase_everywhere as erase_everywhere
from .api.own_data import ErasedPerson as ErasedPerson
from .api.own_data import ZipFile as ZipFile
from .api.passkey_challenges import PasskeyChallenges as PasskeyChallenges
from .api.routers import ROUTERS as ROUTERS
from .live.removed_browsers import RemovedBrowsers as RemovedBrowsers
from .live.table_rewriting import TableRewriting as TableRewriting
from .store.erasure import WAYS_IN as WAYS_IN
from .store.erasure import NameEraser as NameEraser
from .store.erasure import erasing_elsewhere as erasing_elsewhere
from .store.erasure import erasing_from_table as erasing_from_table
from .store.erasure import is_known_person as is_known_person
from .store.erasure import names_of as names_of
from .store.erasure import tables_of_person as tables_of_person
from .store.person_export import export_person as export_person
