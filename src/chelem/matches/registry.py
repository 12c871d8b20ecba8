"""The forms of match by game, one line each; the first is what a player gets who does not choose."""

from chelem.engine.match import Match
from chelem.matches.chicago import Chicago
from chelem.matches.duplicate import Duplicate
from chelem.matches.rubber import Rubber
from chelem.matches.seven import Seven
from chelem.matches.thirty import Thirty
from chelem.matches.whiz import Deals, Target

FORMS: dict[str, tuple[type[Match], ...]] = {
    "contract": (Duplicate, Rubber, Chicago),
    "whist": (Thirty,),
    "comptoir": (Seven,),
    "whiz": (Deals, Target),
}
