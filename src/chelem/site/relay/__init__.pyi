"""The relay: calls and pages are answered by the process that owns what they are for, wherever they arrive.

Other features know the names in `__init__.pyi`, and nothing else here; they are loaded when first used.
"""

from .call_types import CallOutcome as CallOutcome
from .cluster import Cluster as Cluster
from .cluster import open_cluster as open_cluster
from .frame import RelayFrame as RelayFrame
from .losses import BusLosses as BusLosses
from .news import LastingAnnouncement as LastingAnnouncement
from .news import News as News
from .news import NewsAnnouncement as NewsAnnouncement
from .owner_calls import CallRegistry as CallRegistry
from .owner_calls import OlderOwner as OlderOwner
from .owner_calls import OwnerCall as OwnerCall
from .owner_calls import Paced as Paced
from .owner_calls import ProcessCall as ProcessCall
from .owners import Owners as Owners
from .passage import Passage as Passage
from .passage import passage_of as passage_of
from .passed_scope import is_passed_on as is_passed_on
from .passing import PassOn as PassOn
from .path_shards import PathShards as PathShards
from .path_shards import ShardFinder as ShardFinder
from .relay import Relay as Relay
