/** The pages of an event that have an address, for everybody and for phones. */
export { default as EventPage } from "./EventPage.svelte";
export { default as PublishedRankings } from "./PublishedRankings.svelte";
export { default as RoomScreen } from "../screen/RoomScreen.svelte";
export { default as Scorecard } from "./Scorecard.svelte";
export { default as TravellerPage } from "./TravellerPage.svelte";
export { default as PlayerPage } from "../phone/PlayerPage.svelte";
export { default as TablePhone } from "../phone/TablePhone.svelte";
