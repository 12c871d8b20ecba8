/** What the end of a deal shows at a table of an event, loaded there. */
import { eventPageWords, onlineWords } from "../../events/catalogues";

export const eventAtTable = async () => {
  await onlineWords();
  return import("../../events/online/EventAtTable.svelte");
};
export const eventBoard = async () => {
  await Promise.all([onlineWords(), eventPageWords()]);
  return import("../../events/online/EventBoard.svelte");
};
