/** When the visitor may have the bots make no pauses, and what is theirs to do as dummy. */
import type { PictureShape } from "../../../lib/protocol.generated";
import { peopleAt } from "../../../lib/tables/chairs";

/** Whether the visitor plays without another person, or owns a table of bots alone. */
export function isAlone(picture: PictureShape): boolean {
  const people = peopleAt(picture);
  return picture.you.seat === null ? picture.table.owner && people === 0 : people === 1;
}

/** Whether pauses of bots may be skipped in this deal: the table makes some, and nobody else would miss them. */
export function mayHurry(picture: PictureShape): boolean {
  const { table, deal } = picture;
  return table.status === "playing" && deal?.over === false && table.policy.pace !== "instant" && isAlone(picture);
}

/** Whether nothing is to be done but to wait for bots. */
export function waitsForBots({ turn, claim, you, undo }: PictureShape): boolean {
  return claim ? !claim.you : !undo.asked && turn?.by !== you.seat;
}

/** Whether the visitor has nothing to play in this deal, from the opening lead on, as a bot plays their hand. */
export function isDummyAlone(picture: PictureShape): boolean {
  const { contract, play, deal, you } = picture;
  const dummy = you.seat !== null && contract?.dummy === you.seat;
  return dummy && play !== null && deal?.over === false && isAlone(picture);
}

/** Whether the hand of such a dummy is exposed. */
export const isIdleDummy = (picture: PictureShape): boolean =>
  isDummyAlone(picture) && picture.hands[picture.you.seat!].open;

/** Whether such a dummy is offered to play declarer's cards instead, and may once their hand is exposed. */
export function offersToDeclare(picture: PictureShape): boolean {
  return isDummyAlone(picture) && picture.table.owner && picture.table.policy.declare !== "alone";
}

export const mayDeclare = (picture: PictureShape): boolean => offersToDeclare(picture) && isIdleDummy(picture);

/** Whether such a dummy is offered to look at declarer's hand, and may once their own is exposed. */
export function offersToLook(picture: PictureShape): boolean {
  const { policy } = picture.table;
  return (
    offersToDeclare(picture) && policy.declare !== "look" && picture.hands[picture.contract!.declarer].cards === null
  );
}

export const mayLook = (picture: PictureShape): boolean => offersToLook(picture) && isIdleDummy(picture);
