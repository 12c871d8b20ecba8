"""What an operator sees and does.

Other features know the names in `__init__.pyi`, and nothing else here; they are loaded when first used.
"""

from .api.admin_session import SessionOpening as SessionOpening
from .api.health import ServerChecks as ServerChecks
from .api.health import is_ready as is_ready
from .api.health import works as works
from .api.monitoring import monitoring_routes as monitoring_routes
from .api.routers import ROUTERS as ROUTERS
from .metrics import ServerMetrics as ServerMetrics
from .metrics import WatchedServices as WatchedServices
from .store.admin_keys import new_admin_key as new_admin_key
from .store.administering import change_database as change_database
from .store.administering import erase_person as erase_person
from .store.administering import query_database as query_database
from .store.backup import back_up as back_up
from .store.doctor import Diagnosis as Diagnosis
from .store.doctor import examine as examine
from .store.opening import url_of as url_of
from .store.overview import MOST_SHOWN as MOST_SHOWN
from .store.overview import find_people as find_people
from .store.overview import read_reports_of_problems as read_reports_of_problems
from .store.overview import read_tables as read_tables
from .store.prune import Retention as Retention
from .store.prune import before as before
from .store.prune import parse_age as parse_age
from .store.prune import prune as prune
from .store.repair import REPAIRABLE as REPAIRABLE
from .store.repair import repair as repair
from .store.restore import restore as restore
from .store.retention import read_retention as read_retention
from .store.retention import setting_retention as setting_retention
from .store.retention import stored_age as stored_age
from .store.retention import stored_names_age as stored_names_age
