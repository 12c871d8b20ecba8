/** When the visitor may have the bots make no pauses, and what is theirs to do as dummy. */
import type { Picture } from "../protocol";
import { peopleAt } from "./chairs";

/** Whether the visitor plays without another person, or owns a table of bots alone. */
export function isAlone(picture: Picture): boolean {
  const people = peopleAt(picture);
  return picture.you.seat === null ? picture.table.owner && people === 0 : people === 1;
}

/** Whether pauses of bots may be skipped in this deal: the table makes some, and nobody else would miss them. */
export function mayHurry(picture: Picture): boolean {
  const { table, deal } = picture;
  return table.status === "playing" && deal?.over === false && table.policy.pace !== "instant" && isAlone(picture);
}

/** Whether nothing is to be done but to wait for bots. */
export function waitsForBots({ turn, claim, you, undo }: Picture): boolean {
  return claim ? !claim.you : !undo.asked && turn?.by !== you.seat;
}

/** Whether the visitor has nothing to play in this deal, from the opening lead on, as a bot plays their hand. */
export function isDummyAlone(picture: Picture): boolean {
  const { contract, play, deal, you } = picture;
  const dummy = you.seat !== null && contract?.dummy === you.seat;
  return dummy && play !== null && deal?.over === false && isAlone(picture);
}

/** Whether the hand of such a dummy is exposed. */
export const isIdleDummy = (picture: Picture): boolean =>
  isDummyAlone(picture) && picture.hands[picture.you.seat!].open;

/** Whether such a dummy is offered to play declarer's cards instead, and may once their hand is exposed. */
export function offersToDeclare(picture: Picture): boolean {
  return isDummyAlone(picture) && picture.table.owner && picture.table.policy.declare !== "alone";
}

export const mayDeclare = (picture: Picture): boolean => offersToDeclare(picture) && isIdleDummy(picture);

/** Whether such a dummy is offered to look at declarer's hand, and may once their own is exposed. */
export function offersToLook(picture: Picture): boolean {
  const { policy } = picture.table;
  return (
    offersToDeclare(picture) && policy.declare !== "look" && picture.hands[picture.contract!.declarer].cards === null
  );
}

export const mayLook = (picture: Picture): boolean => offersToLook(picture) && isIdleDummy(picture);
