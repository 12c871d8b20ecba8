"""Visitors: browsers known by their cookies, their devices, names and bans.

Other features know the names in `__init__.pyi`, and nothing else here; they are loaded when first used.
"""

from .api.call_router import CallRouter as CallRouter
from .api.dependencies import ArrivalCount as ArrivalCount
from .api.dependencies import Language as Language
from .api.dependencies import OptionalVisitor as OptionalVisitor
from .api.dependencies import RegisteredVisitor as RegisteredVisitor
from .api.dependencies import VisitorRoute as VisitorRoute
from .api.dependencies import change_visitor as change_visitor
from .api.dependencies import id_of as id_of
from .api.dependencies import keep_visitor as keep_visitor
from .api.dependencies import rate_limited as rate_limited
from .api.dependencies import rename as rename
from .api.dependencies import requester_of as requester_of
from .domain.visitor_name import clean_name as clean_name
from .live.ban_list import BanList as BanList
from .live.ban_list import Banned as Banned
from .live.registry import COOKIE as COOKIE
from .live.registry import PUBLIC_COOKIE as PUBLIC_COOKIE
from .live.registry import Newcomer as Newcomer
from .live.registry import VisitorRegistry as VisitorRegistry
from .store.bans import Ban as Ban
from .store.bans import adding_ban as adding_ban
from .store.bans import lifting_ban as lifting_ban
from .store.bans import read_bans as read_bans
from .store.card_store import MOST_CARDS as MOST_CARDS
from .store.card_store import CardStore as CardStore
from .store.card_store import KeptCard as KeptCard
from .store.devices import Device as Device
from .store.devices import adding_devices as adding_devices
from .store.devices import using_code as using_code
from .store.own_system_store import MOST_SYSTEMS as MOST_SYSTEMS
from .store.own_system_store import OwnSystemStore as OwnSystemStore
from .store.own_system_store import SystemVersion as SystemVersion
from .store.own_system_store import VersionMark as VersionMark
from .store.passkeys import Passkey as Passkey
from .store.push_subscriptions import PushSubscription as PushSubscription
from .store.push_subscriptions import PushSubscriptionStore as PushSubscriptionStore
from .store.visitor_store import Visitor as Visitor
