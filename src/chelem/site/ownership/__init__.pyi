"""Which process owns which shard of the tables and events; it knows no feature.

Other features know the names in `__init__.pyi`, and nothing else here; they are loaded when first used.
"""

from .ownership import Ownership as Ownership
from .process_listing import ProcessListing as ProcessListing
from .shard_owner import ShardCounts as ShardCounts
from .shard_owner import ShardOwner as ShardOwner
from .sole_owner import SoleOwner as SoleOwner
