"""The forms of match, one line each; the first of a game is what a player gets who does not choose."""

from chelem.engine.match import Match
from chelem.games.registry import GAMES
from chelem.matches.chicago import Chicago
from chelem.matches.duplicate import Duplicate
from chelem.matches.rubber import Rubber
from chelem.matches.seven import Seven
from chelem.matches.thirty import Thirty
from chelem.matches.whiz import Deals, Target

MATCHES: tuple[type[Match], ...] = (
    Duplicate,
    Rubber,
    Chicago,
    Thirty,
    Seven,
    Deals,
    Target,
)

FORMS: dict[str, tuple[type[Match], ...]] = {
    name: tuple(form for form in MATCHES if form.game == name) for name in GAMES
}
