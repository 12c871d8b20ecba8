/** Parts of the table loaded after its first display. */
import { loadSettings } from "../dialog/loadSettings";
import { coachWords, dealEndWords, inviteWords } from "../pages/catalogues";
import { onlineWords } from "../pages/event/catalogues";
import { panel } from "./auctionParts";
import { synth } from "./tableSounds.svelte";

export const sheet = () => import("../scoresheet/Scoresheet.svelte");
export const calls = () => import("./CallList.svelte");
export const chat = () => import("./Chat.svelte");
export const info = async () => {
  await inviteWords();
  return import("./TableInfo.svelte");
};
export const lobby = () => import("./Lobby.svelte");
export const teamDoor = () => import("./TeamDoor.svelte");
export const result = () => import("./end/DealEnd.svelte");
export const claim = async () => {
  await dealEndWords();
  return import("./ClaimDialog.svelte");
};
export const coach = async () => {
  await coachWords();
  return import("./CoachDialog.svelte");
};
export const eventClock = async () => {
  await onlineWords();
  return import("../pages/online/EventClock.svelte");
};
export const eventName = async () => {
  await onlineWords();
  return import("../pages/online/EventName.svelte");
};
export const nameAsk = () => import("./AskName.svelte");
export const countLine = () => import("./CountLine.svelte");
export const countDialog = () => import("./CountDialog.svelte");
export const settings = loadSettings;

/** Preload the parts, so that they work without a connection. */
export function fetchAhead(): void {
  for (const load of [dealEndWords, result, chat, info, claim, coach, panel, settings, synth])
    load().catch(() => undefined);
}
