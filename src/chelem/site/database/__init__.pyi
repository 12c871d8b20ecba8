"""The database: connection, writer, migrations; it knows no feature.

Other features know the names in `__init__.pyi`, and nothing else here; they are loaded when first used.
"""

from .changes import has_changed as has_changed
from .changes import note_change as note_change
from .changes import watch_changes as watch_changes
from .connecting import connect_engine as connect_engine
from .connecting import connect_server as connect_server
from .connecting import is_damage as is_damage
from .connecting import postgresql_parameters as postgresql_parameters
from .connecting import sqlite_file as sqlite_file
from .copying import Counts as Counts
from .copying import copy_rows as copy_rows
from .copying import copy_to_file as copy_to_file
from .copying import count_rows as count_rows
from .copying import sync_path as sync_path
from .database import Database as Database
from .database import open_engine as open_engine
from .durability import Durability as Durability
from .fence import Fence as Fence
from .health import check_schema as check_schema
from .health import keep_and_delete_row as keep_and_delete_row
from .holding import hold_database as hold_database
from .holding import lock_path as lock_path
from .migrating import newest_revision as newest_revision
from .migrating import remove_all as remove_all
from .migrating import stored_revision as stored_revision
from .news_log import NewsItem as NewsItem
from .news_log import NewsLog as NewsLog
from .patience import ANSWER_SECONDS as ANSWER_SECONDS
from .patience import session_settings as session_settings
from .private_file import create_private as create_private
from .row_lock import RowLock as RowLock
from .secret_store import ServerKeys as ServerKeys
from .secret_store import load_server_keys as load_server_keys
from .shard import SHARDS as SHARDS
from .shard import shard_of as shard_of
from .snapshot import snapshot as snapshot
from .store_error import LostShard as LostShard
from .store_error import StoreError as StoreError
from .stored_text import count_null_characters as count_null_characters
from .writer import Write as Write
