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

/** Whether the visitor has nothing more to play in this deal, as their hand is exposed and a bot plays it. */
export function isIdleDummy(picture: Picture): boolean {
  const { contract, play, deal, you, hands } = picture;
  const dummy = you.seat !== null && contract?.dummy === you.seat && hands[you.seat].open;
  return dummy && play !== null && deal?.over === false && isAlone(picture);
}

/** Whether such a dummy may play declarer's cards instead. */
export function mayDeclare(picture: Picture): boolean {
  return isIdleDummy(picture) && picture.table.owner && picture.table.policy.declare !== "alone";
}

/** Whether such a dummy may look at declarer's hand. */
export function mayLook(picture: Picture): boolean {
  return mayDeclare(picture) && picture.hands[picture.contract!.declarer].cards === null;
}
