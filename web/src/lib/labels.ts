/** The card table's labels, from the catalogues. */
import type { Labels } from "@chelem/card-table/labels";
import { typedForm } from "@chelem/card-table/typing";
import { indices } from "./settings.svelte";
import { callText, cardName, currentLanguage, say } from "./words";

/** The letters that type a suit or notrump: pique, cœur, K for carreau, trèfle, sans-atout. */
const KEYS = {
  fr: { S: "P", H: "C", D: "K", C: "T", NT: "S" },
  en: { S: "S", H: "H", D: "D", C: "C", NT: "N" },
};
const RANKS: Record<string, Record<string, string>> = {
  fr: { K: "R", Q: "D", J: "V", T: "10" },
  en: { T: "10" },
};
const rankIn = (language: string) => (rank: string) => RANKS[language]?.[rank] ?? rank;

export const labels: Labels = {
  rank: (rank) => rankIn(indices())(rank),
  card: cardName,
  suit: (suit) => say(`suit-name-${suit}`),
  aloud: {
    card: (card) => say("card-the", { suit: card.charAt(0), rank: card.charAt(1) }),
    bid: (number, strain) => say("aloud-bid", { number, strain }),
    rank: (rank) => say(`rank-name-${rank}`),
    doubled: (stake) => say(`aloud-doubled-${stake}`),
  },
  strain: (strain) => say(`strain-name-${strain}`),
  notrump: () => say("strain-NT"),
  call: callText,
  typed: (action) => typedForm(action, KEYS[currentLanguage()], rankIn(currentLanguage())),
  seat: (seat) => say(`seat-${seat}`),
  seatLetter: (seat) => say(`seat-letter-${seat}`),
  turn: () => say("seat-turn"),
  dealerMark: () => say("plate-dealer-mark"),
  deals: (seat) => say("plate-deals", { seat }),
  table: () => say("board-title"),
  hand: (seat) => say("hand-label", { seat }),
  hiddenCards: (count) => say("hand-count", { count }),
  unknownHand: () => say("review-unknown"),
  void: (suit) => say("hand-void", { suit }),
  confirm: (card) => say("hand-confirm", { card }),
  played: (seat, card) => say("trick-card", { seat, card }),
  numbered: (card, tricks) => say("numbers-card", { card, tricks }),
  auction: () => say("auction-title"),
  alert: () => say("auction-alert"),
};
