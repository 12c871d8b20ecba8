"""Boards that visitors keep.

Other features know the names in `__init__.pyi`, and nothing else here; they are loaded when first used.
"""

from .api.dependencies import CollectionsDep as CollectionsDep
from .api.link_pictures import picture_path as picture_path
from .api.link_pictures import public_board as public_board
from .api.routers import ROUTERS as ROUTERS
from .domain.deal_file import DealtFile as DealtFile
from .domain.deal_file import read_deal_file as read_deal_file
from .domain.double_dummy import solve_in_order as solve_in_order
from .domain.kept_board import BoardFacts as BoardFacts
from .live.erasing import without_names as without_names
from .live.import_process import ImportProcess as ImportProcess
from .live.quotas import CollectionQuotas as CollectionQuotas
from .live.service import CollectionService as CollectionService
from .store.incoming import remove_unfinished as remove_unfinished
