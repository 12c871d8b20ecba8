/** Parts of the table loaded after its first display. */
import { loadSettings } from "../../../ui/settings/loadSettings";
import { inviteWords } from "../../../lib/catalogues";
import { coachWords, dealEndWords } from "../catalogues";
import { studyWords } from "../../learning/catalogues";
import { onlineWords } from "../../events/catalogues";
import { panel } from "../auction/lazyParts";
import { synth } from "../signals/tableSounds.svelte";

export const sheet = () => import("../../../ui/scoresheet/Scoresheet.svelte");
export const calls = () => import("../auction/CallList.svelte");
export const chat = () => import("../chat/Chat.svelte");
export const info = async () => {
  await inviteWords();
  return import("./TableInfo.svelte");
};
export const lobby = () => import("../lobby/Lobby.svelte");
export const teamDoor = () => import("../lobby/TeamDoor.svelte");
export const result = () => import("../end/DealEnd.svelte");
export const claim = async () => {
  await dealEndWords();
  return import("../play/ClaimDialog.svelte");
};
export const coach = async () => {
  await coachWords();
  return import("./CoachDialog.svelte");
};
export const eventClock = async () => {
  await onlineWords();
  return import("../../events/online/EventClock.svelte");
};
export const eventName = async () => {
  await onlineWords();
  return import("../../events/online/EventName.svelte");
};
export const sideSheets = async () => {
  await studyWords();
  return import("./SideSheets.svelte");
};
export const opponentsCard = async () => {
  await studyWords();
  return import("./OpponentsCard.svelte");
};
export const nameAsk = () => import("../lobby/AskName.svelte");
export const countLine = () => import("../play/CountLine.svelte");
export const countDialog = () => import("../play/CountDialog.svelte");
export const settings = loadSettings;

/** Preload the parts, so that they work without a connection. */
export function fetchAhead(): void {
  for (const load of [dealEndWords, result, chat, info, claim, coach, panel, settings, synth])
    load().catch(() => undefined);
}
