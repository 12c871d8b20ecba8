"""The paper of an event in service."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from chelem.core import Forbidden
from chelem.events import Author, EventResults, EventSection
from chelem.events.entrant import team_and_players
from chelem.events.keys import Keyring
from chelem.events.log.seated_movement import movement_of_entrants
from chelem.events.paper.dealt_boards import event_hand_records, prints_of_deals
from chelem.events.paper.entrant_cards import CARD_PRINTS, scorecards
from chelem.events.paper.guide_cards import PhoneAccess, guide_cards
from chelem.events.paper.printing import EventPaper
from chelem.events.paper.ranking_pages import PRINTS, ranking_pages
from chelem.events.paper.result_travellers import result_travellers
from chelem.events.paper.score_slips import blank_travellers, score_slips
from chelem.events.paper.table_cards import table_guide_cards
from chelem.events.paper.table_signs import MAX_ADDRESS_LENGTH, TableSign, folded_signs
from chelem.events.solved_board import KnownBoards
from chelem.render import PrintedBoard
from chelem.site.events.views.deals import shown_deal
from chelem.site.events.views.event import is_hidden, names_of_all
from chelem.site.events.views.named import named_results
from chelem.site.events.views.names import team_name
from chelem.site.events.views.results import boards_kept_from
from chelem.site.events.views.serviced_event import PUBLIC, EventInService

DealsToPrint = Mapping[int, PrintedBoard]
"""The boards whose hands may be printed."""
OF_RESULTS: Mapping[str, Callable[[EventResults, EventPaper, DealsToPrint], bytes]] = {
    "ranking": lambda results, paper, _: ranking_pages(results, paper),
    "large-ranking": lambda results, paper, _: ranking_pages(results, paper, PRINTS[-1]),
    "scorecards": lambda results, paper, _: scorecards(results, paper),
    "large-scorecards": lambda results, paper, _: scorecards(results, paper, None, CARD_PRINTS[-1]),
    "results": result_travellers,
    "hand-records": lambda _, paper, deals: event_hand_records(deals, paper),
}
"""What is printed of the results of all sections."""
OF_SECTIONS = ("guide-cards", "table-cards", "travellers", "slips", "signs")
"""What is printed for one section, of its movement."""


WITH_DEALS = ("results", "hand-records")
"""Of these, what is printed with hands, double dummy and par."""


def paper_of_results(serviced: EventInService, what: str, language: str, known: KnownBoards) -> bytes:
    """Return a PDF of the results of an event, with the names of the players, and the known hands."""
    named = named_results(serviced, public=False)
    deals = {number: deal for number in serviced.deals if (deal := shown_deal(serviced, number)) is not None}
    return OF_RESULTS[what](named, EventPaper(named.title, "", language), prints_of_deals(deals, known))


def paper_of_card(
    serviced: EventInService, entrant: int, reader: Author, language: str, *, large: bool
) -> bytes:
    """Return a PDF of an entrant's card, as its reader may see it; `Forbidden` while that is hidden."""
    event = serviced.event if reader.directs else serviced.event.as_told()
    if not reader.directs and is_hidden(event.state):
        raise Forbidden("event.hidden")
    named = named_results(replace(serviced, event=event), public=reader == PUBLIC)
    later, points = boards_kept_from(event, entrant, reader), CARD_PRINTS[-1 if large else 0]
    return scorecards(
        named, EventPaper(named.title, "", language), [event.entrants.index(entrant)], points, later
    )


def paper_of_section(
    serviced: EventInService, name: str, what: str, language: str, site: tuple[str, Keyring]
) -> bytes:
    """Return a PDF for a section before it plays; `site` is the server's address and the event's keys."""
    section = serviced.event.state.sections[name]
    several = len(serviced.event.state.sections) > 1
    paper = EventPaper(serviced.event.state.terms.title, section.name if several else "", language)
    movement = movement_of_entrants(serviced.event.state, section)
    if what == "guide-cards":
        names = {
            entrant: team_and_players(
                team_name(serviced.event.state, entrant, serviced.competitors, public=False),
                names_of_all(serviced, entrant),
            )
            for entrant in section.places.values()
        }
        return guide_cards(movement, paper, names, _access(serviced.code, section, site))
    if what == "signs":
        signs = (_sign(serviced.code, section.name, table, site) for table in movement.tables)
        return folded_signs([sign.with_rests(movement) for sign in signs], paper)
    made = {"table-cards": table_guide_cards, "travellers": blank_travellers, "slips": score_slips}
    return made[what](movement, paper)


def _sign(code: str, section: str, table: int, site: tuple[str, Keyring]) -> TableSign:
    """Return a table's sign; the key is after `#` in the address of its QR code, which no server sees."""
    server, keys = site
    author = Author("table", f"{section}{table}")
    address = f"{server}/tournoi/{code}/{author.id}#key={keys.make(author)}"
    return TableSign(table, address, letters=keys.card_code(author))


def _access(code: str, section: EventSection, site: tuple[str, Keyring]) -> dict[int, PhoneAccess]:
    """Return what the guide cards say to the phones of players; nothing where they play online."""
    server, keys = site
    if section.online:
        return {}
    found: dict[int, PhoneAccess] = {}
    for entrant in section.places.values():
        letters = keys.card_code(Author("player", str(entrant)))
        address = f"{server}/tournoi/{code}/moi#pair={entrant}&code={letters}"
        fits = server and len(address) <= MAX_ADDRESS_LENGTH
        found[entrant] = PhoneAccess(letters, address if fits else "")
    return found
