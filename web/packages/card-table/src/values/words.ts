/** English and French labels for pages without their own. */
import { rankOf, suitOf, type Card, type Suit } from "./card";
import type { Labels } from "./labels";
import { vulnerableSide, type Seat } from "./seats";
import { typedForm } from "./typing";

interface Words {
  ranks: Record<string, string>;
  rankNames: Record<string, string>;
  suits: Record<Suit, string>;
  /** The letters that type a suit or notrump. */
  keys: Record<string, string>;
  notrump: string;
  notrumps: string;
  calls: Record<string, string>;
  seats: Record<Seat, string>;
  letters: Record<Seat, string>;
  handOf: Record<Seat, string>;
  of: string;
  /** The card with its article. */
  the: (card: string) => string;
  /** One heart, and two. */
  one: (suit: string) => string;
  many: (suit: string) => string;
  doubled: Record<string, string>;
  no: string;
  colon: string;
  turn: string;
  dealer: string;
  deals: string;
  table: string;
  hidden: string;
  unknown: string;
  confirm: string;
  auction: string;
  alert: string;
  board: string;
  vulnerable: Record<ReturnType<typeof vulnerableSide>, string>;
  trick: string;
  wins: string;
}

const ENGLISH: Words = {
  ranks: { T: "10" },
  rankNames: { A: "ace", K: "king", Q: "queen", J: "jack", T: "ten" },
  suits: { S: "spades", H: "hearts", D: "diamonds", C: "clubs" },
  keys: { S: "S", H: "H", D: "D", C: "C", NT: "N" },
  notrump: "NT",
  notrumps: "notrump",
  calls: { P: "pass", X: "double", XX: "redouble" },
  seats: { N: "North", E: "East", S: "South", W: "West" },
  letters: { N: "N", E: "E", S: "S", W: "W" },
  handOf: { N: "North’s hand", E: "East’s hand", S: "South’s hand", W: "West’s hand" },
  of: " of ",
  the: (card) => `the ${card}`,
  one: (suit) => suit.replace(/s$/, ""),
  many: (suit) => suit,
  doubled: { X: "doubled", XX: "redoubled" },
  no: "no ",
  colon: ": ",
  turn: "to play",
  dealer: "D",
  deals: "deals",
  table: "The table",
  hidden: "hidden cards",
  unknown: "Unknown hand",
  confirm: "confirm",
  auction: "The auction",
  alert: "alerted",
  board: "Board",
  vulnerable: {
    NS: "North-South vulnerable",
    EW: "East-West vulnerable",
    all: "everybody vulnerable",
    none: "nobody vulnerable",
  },
  trick: "The trick",
  wins: ", wins the trick",
};

const FRENCH: Words = {
  ranks: { K: "R", Q: "D", J: "V", T: "10" },
  rankNames: { A: "as", K: "roi", Q: "dame", J: "valet", T: "dix" },
  suits: { S: "pique", H: "cœur", D: "carreau", C: "trèfle" },
  keys: { S: "P", H: "C", D: "K", C: "T", NT: "S" },
  notrump: "SA",
  notrumps: "sans-atout",
  calls: { P: "passe", X: "contre", XX: "surcontre" },
  seats: { N: "Nord", E: "Est", S: "Sud", W: "Ouest" },
  letters: { N: "N", E: "E", S: "S", W: "O" },
  handOf: { N: "Main de Nord", E: "Main d’Est", S: "Main de Sud", W: "Main d’Ouest" },
  of: " de ",
  the: (card) => (card.startsWith("as") ? `l’${card}` : `${card.startsWith("dame") ? "la" : "le"} ${card}`),
  one: (suit) => suit,
  many: (suit) => `${suit}s`,
  doubled: { X: "contré", XX: "surcontré" },
  no: "pas de ",
  colon: " : ",
  turn: "à son tour",
  dealer: "D",
  deals: "donne",
  table: "La table",
  hidden: "cartes cachées",
  unknown: "Main inconnue",
  confirm: "confirmer",
  auction: "Les enchères",
  alert: "alertée",
  board: "Donne",
  vulnerable: {
    NS: "Nord-Sud vulnérables",
    EW: "Est-Ouest vulnérables",
    all: "tous vulnérables",
    none: "personne vulnérable",
  },
  trick: "La levée",
  wins: ", fait la levée",
};

function labelsIn(words: Words): Labels {
  const rank = (code: string) => words.ranks[code] ?? code;
  const card = (code: Card) => (words.rankNames[rankOf(code)] ?? rankOf(code)) + words.of + words.suits[suitOf(code)];
  return {
    rank,
    card,
    suit: (suit) => words.suits[suit],
    aloud: {
      card: (code) => words.the(card(code)),
      bid: (number, strain) => {
        const suit = words.suits[strain as Suit];
        return `${number} ${suit ? (number === 1 ? words.one : words.many)(suit) : words.notrumps}`;
      },
      rank: (code) => words.rankNames[code] ?? code,
      doubled: (stake) => words.doubled[stake] ?? stake,
    },
    strain: (strain) => words.suits[strain as Suit] ?? words.notrumps,
    notrump: () => words.notrump,
    call: (call) => words.calls[call] ?? call,
    typed: (action) => typedForm(action, words.keys, rank),
    seat: (seat) => words.seats[seat],
    seatLetter: (seat) => words.letters[seat],
    turn: () => words.turn,
    dealerMark: () => words.dealer,
    deals: (seat) => `${words.seats[seat]} ${words.deals}`,
    table: () => words.table,
    hand: (seat) => words.handOf[seat],
    hiddenCards: (count) => `${count} ${words.hidden}`,
    unknownHand: () => words.unknown,
    void: (suit) => words.no + words.suits[suit],
    confirm: (code) => `${card(code)}, ${words.confirm}`,
    played: (seat, code) => words.seats[seat] + words.colon + card(code),
    numbered: (code, number) => card(code) + words.colon + number,
    auction: () => words.auction,
    alert: () => words.alert,
    board: ({ number, dealer, vulnerable }) =>
      [
        `${words.board} ${number}`,
        ...(dealer ? [`${words.seats[dealer]} ${words.deals}`] : []),
        ...(vulnerable ? [words.vulnerable[vulnerableSide(vulnerable)]] : []),
      ].join(", "),
    trick: () => words.trick,
    wins: () => words.wins,
  };
}

export const english = labelsIn(ENGLISH);
export const french = labelsIn(FRENCH);
