"""Who plays in an online event: people enter themselves, alone or in twos, and wait as substitutes."""

import asyncio
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from chelem.core import Forbidden, Refused
from chelem.events import PROGRAM, ROBOT, Author, Competitor, CompetitorId, EventSection, online_chairs
from chelem.events.log.entries.drawing import DrawsAssigned
from chelem.events.log.entries.entrants import EntrantEntered, EntrantWithdrew, StandingSet
from chelem.events.log.entries.planning import CellReplaced, EntrantsSeated, MovementPlanned
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.registered_entrant import RegisteredEntrant
from chelem.events.log.round_table import players_of
from chelem.movements import Movement
from chelem.site.edge import VisitorId
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.online_draws import draw_next
from chelem.site.tables import Guest
from chelem.site.visitors import clean_name

MOST_ENTRANTS = 2000
PartnerChoice = online_chairs.Company | Literal["substitute"]
"""With whom somebody plays; a `substitute` waits for a place that becomes free."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """The key in a link that somebody was sent, and the pair of a team into which it leads; or nothing."""

    key: str = ""
    pair: int = 1


NO_INVITATION = Invitation()


@dataclass(frozen=True, slots=True)
class OnlinePlace:
    """A person in an event, and the entrant for which they play; a substitute has none."""

    person: Competitor
    entrant: int | None
    players: tuple[str, ...]


class OnlinePlayers:
    """The people of one event who enter themselves; each browser is one person."""

    def __init__(self, event: EventActor) -> None:
        self._event = event
        self._known: tuple[tuple[int, int], dict[CompetitorId, int]] = (-1, 0), {}
        """The entrant of each person, as of a number of changes of players and a round."""
        self._given = 0
        """The highest number that has been given to an entrant."""
        self._joining = asyncio.Lock()
        self._filled: tuple[int, tuple[tuple[int, Movement], ...]] = -1, ()
        """As of which changes of players, rounds and movements robots play for all who have left."""

    def find(self, visitor: VisitorId | None) -> OnlinePlace | None:
        """Return the place of a visitor; None if they have not entered."""
        person = self._event.person_of(visitor)
        if person is None:
            return None
        entrant = self._entrants().get(person.id)
        players = () if entrant is None else players_of(self._event.event.state, entrant, self._round)
        return OnlinePlace(person, entrant, players)

    def key_of(self, entrant: int) -> str:
        """Return the key with which a device writes for an entrant; a partner joins with it, too."""
        return self._event.keys.make(Author("player", str(entrant)))

    async def enter(
        self,
        guest: Guest,
        choice: PartnerChoice,
        *,
        consent: bool,
        invitation: Invitation = NO_INVITATION,
    ) -> OnlinePlace:
        """Enter a visitor; raise `Refused` if they have entered already, or it is too late to."""
        state, name = self._event.event.state, clean_name(guest.name)
        if not state.terms.online or state.closed:
            raise Refused("event.online.closed")
        if not name:
            raise Refused("event.online.name")
        known = self.find(guest.visitor)
        if known is not None and known.entrant is not None:
            raise Refused("event.online.twice", number=known.entrant)
        if self._is_seated and choice != "substitute":
            raise Refused("event.online.late")
        if invitation.key:
            self._invited(invitation, "")
        person = Competitor(
            known.person.id if known else f"p{secrets.randbelow(10**12)}",
            name,
            consent=consent,
            visitor=guest.visitor,
        )
        await self._event.put_person(person)
        if choice != "substitute":
            await self._enter(person, choice, invitation)
        return self.find(guest.visitor) or OnlinePlace(person, None, ())

    async def leave(self, visitor: VisitorId) -> None:
        """Take a visitor out of the event; `Refused` once it has begun, as the director decides then."""
        place = self.find(visitor)
        if place is None:
            return
        if place.entrant is not None:
            if self._is_seated:
                raise Refused("event.online.begun")
            entered = self._event.event.state.entrants[place.entrant]
            rest = online_chairs.without_player(self._chairs(entered), place.person.id)
            await self._write(replace(entered, players=rest) if rest else EntrantWithdrew(place.entrant, 1))
        await self._event.forget_person(place.person.id)

    async def start(
        self, planned: MovementPlanned, director: Author, *, director_draws: bool = False
    ) -> None:
        """Seat everybody who has entered, robots in the places left over, and begin the first round.

        The robots' pairs are not ranked. Without robots, who would meet an empty place sits out. The first
        round of a Swiss is drawn, or waits until the director has drawn it. Raise `Refused` if the section
        has begun, or it has too few places.
        """
        state, section, movement = self._event.event.state, planned.section, planned.movement
        if section in state.sections and state.sections[section].round:
            raise Refused("event.online.begun")
        if movement.kind != state.terms.kind or (planned.swiss and movement.numbered.changes_partners):
            raise Refused("event.online.kind")
        elsewhere = {
            entrant
            for other in state.sections.values()
            for entrant in other.places.values()
            if other.name != section
        }
        entrants = [
            entrant
            for entrant in state.entrants
            if entrant not in state.withdrawn and entrant not in elsewhere
        ]
        fewest = 2 if state.terms.sit_outs else 1
        if not fewest <= len(entrants) <= movement.entrants:
            raise Refused("event.online.places", entrants=len(entrants), places=movement.entrants)
        await self._fill_chairs(entrants)
        if not state.terms.sit_outs:
            entrants += [await self._enter_robots() for _ in range(movement.entrants - len(entrants))]
        await self._event.write(planned, director)
        await self._event.write(EntrantsSeated(section, dict(enumerate(entrants, 1))), director)
        if director_draws:
            await self._event.write(DrawsAssigned(section, "director"), director)
            return
        await draw_next(self._event, self._event.event.state.sections[section])
        await self._event.write(RoundStarted(section, 1), director)

    async def fill_in(self) -> None:
        """Let robots play the rounds to come of a player who has left the event, whose results stay.

        Each gets a pair of robots of its own, so that no result of these counts for that player. The round
        in play is finished by robots in its chairs.
        """
        state = self._event.event.state
        sections = [
            section for section in state.sections.values() if section.online and not state.terms.sit_outs
        ]
        as_of = state.player_changes, tuple((section.round, section.movement) for section in sections)
        if not state.withdrawn or self._filled == as_of:
            return
        for section in sections:
            for at in section.places_to_play():
                sittings = section.sittings(at) if at[0] > section.round else ()
                gone = {
                    entrant
                    for sitting in sittings
                    for entrant in sitting.entrants
                    if entrant in state.withdrawn
                }
                if gone := {entrant for entrant in gone if state.withdrawn[entrant] <= at[0]}:
                    instead = {entrant: await self._enter_robots(f"robots-for-{entrant}") for entrant in gone}
                    filled = tuple(sitting.with_entrants(instead) for sitting in sittings)
                    await self._event.write(CellReplaced(section.name, *at, filled), PROGRAM)
        self._filled = as_of

    async def _fill_chairs(self, entrants: Iterable[int]) -> None:
        """Let robots play in the chairs that still wait for somebody."""
        known = [self._event.event.state.entrants[entrant] for entrant in entrants]
        filled = [
            replace(registered, players=online_chairs.filled_with_robots(self._chairs(registered)))
            for registered in known
        ]
        await asyncio.gather(
            *(self._write(now) for now, was in zip(filled, known, strict=True) if now != was)
        )

    async def fill_draw(self, section: EventSection) -> None:
        """Let robots play in the next draw of a Swiss section, instead of each that has left it.

        Also where it is drawn and may be drawn again.
        """
        state, number = self._event.event.state, section.round + 1
        drawn = number in section.draws
        if not (drawn or section.undrawn == number) or state.terms.sit_outs:
            return
        seated = set(section.places.values())
        gone = [entrant for entrant in seated if state.withdrawn.get(entrant, number + 1) <= number]
        robots = [await self._enter_robots(f"robots-for-{entrant}") for entrant in sorted(gone)]
        if new := [robot for robot in robots if robot not in seated]:
            places = enumerate(new, max(section.places) + 1)
            content = EntrantsSeated(section.name, {**section.places, **dict(places)})
            await self._event.write(content, PROGRAM)

    async def _enter_robots(self, client: str = "") -> int:
        """Enter robots that are not ranked, once for a `client`, and return their number."""
        event = self._event.event
        known = event.sent_before(PROGRAM, client)
        if known is not None and isinstance(known.content, EntrantEntered):
            return known.content.entrant
        robots = self._new_number()
        players = (ROBOT,) * online_chairs.CHAIRS[event.state.terms.kind]
        await self._event.write(EntrantEntered(robots, players), PROGRAM, client=client)
        await self._event.write(StandingSet(robots, "unranked"), PROGRAM)
        return robots

    async def _enter(
        self, person: Competitor, company: online_chairs.Company, invitation: Invitation
    ) -> None:
        async with self._joining:  # a chair is given to one person
            if invitation.key:
                found: RegisteredEntrant | None = self._invited(invitation, person.id)
            else:
                found = self._with_anyone(person.id, company)
            await self._write(found or self._new_entrant(person.id, company))

    def _new_entrant(self, person: CompetitorId, company: online_chairs.Company) -> RegisteredEntrant:
        state = self._event.event.state
        if len(state.entrants) >= MOST_ENTRANTS:
            raise Refused("event.online.full", most=MOST_ENTRANTS)
        return RegisteredEntrant(
            self._new_number(), online_chairs.chairs_taken(state.terms.kind, person, company)
        )

    def _entrants(self) -> dict[CompetitorId, int]:
        """Return the entrant for which each person plays."""
        state = self._event.event.state
        as_of = state.player_changes, self._round
        if self._known[0] != as_of:
            playing = (entrant for entrant in state.entrants if entrant not in state.withdrawn)
            found = {
                player: entrant for entrant in playing for player in players_of(state, entrant, as_of[1])
            }
            self._known = as_of, found
        return self._known[1]

    def _with_anyone(self, person: CompetitorId, company: online_chairs.Company) -> RegisteredEntrant | None:
        """Return the first entrant that waits for others who come like this, with the person; or None."""
        state = self._event.event.state
        for number, entered in state.entrants.items():
            players = online_chairs.sit_with_anyone(self._chairs(entered), person, company)
            if players is not None and number not in state.withdrawn:
                return replace(entered, players=players)
        return None

    def _invited(self, invitation: Invitation, person: CompetitorId) -> RegisteredEntrant:
        """Return the entrant whose player has sent this invitation, with the person.

        Raise `Forbidden` if it is no longer good.
        """
        try:
            author = self._event.keys.author(invitation.key)
        except Forbidden:
            raise Forbidden("event.online.invitation") from None
        state = self._event.event.state
        number = int(author.id) if author.role == "player" and author.id.isdecimal() else 0
        entered = None if number in state.withdrawn else state.entrants.get(number)
        players = (
            None
            if entered is None
            else online_chairs.sit_invited(self._chairs(entered), person, invitation.pair)
        )
        if entered is None or players is None:
            raise Forbidden("event.online.invitation")
        return replace(entered, players=players)

    def _chairs(self, entered: RegisteredEntrant) -> tuple[CompetitorId, ...]:
        return online_chairs.all_chairs(self._event.event.state.terms.kind, entered.players)

    @property
    def _is_seated(self) -> bool:
        """Whether those who have entered have their places, so that nobody enters or leaves by themselves."""
        return any(section.online and section.places for section in self._event.event.state.sections.values())

    @property
    def _round(self) -> int:
        """The latest round that any online section has begun; 0 while everybody may still enter."""
        sections = self._event.event.state.sections.values()
        return max((section.round for section in sections if section.online), default=0)

    def _new_number(self) -> int:
        """Return a number that nobody has or is being given: many enter at once."""
        self._given = max(self._given, *self._event.event.state.entrants, 0) + 1
        return self._given

    async def _write(self, content: RegisteredEntrant | EntrantWithdrew) -> None:
        entry = EntrantEntered.of(content) if isinstance(content, RegisteredEntrant) else content
        await self._event.write(entry, PROGRAM)
