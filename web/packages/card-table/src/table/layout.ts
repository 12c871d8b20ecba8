/**
 * How large cards can be drawn so that all hands and the trick fit a box, and how they are arranged in it.
 *
 * Everything follows from the cards that hands had at the start of a deal, so that nothing moves or changes its size
 * while it is played. Lengths are CSS pixels; the constants are in widths of a card or in sizes of the text.
 */
import type { Place } from "../values/seats";

/** `cross`: as people sit. `strips`: open hands above the trick, for a narrow box. `beside`: open hands at the left of
 * the trick, for a low one. */
export type Arrangement = "cross" | "strips" | "beside";
export type Around = Exclude<Place, "bottom">;

export interface Size {
  width: number;
  height: number;
}

/** The inside of the felt. `text`: the size of the page's text. */
export interface Box extends Size {
  text: number;
}

/** The numbers of cards of each suit that a hand had, in the order in which its suits are drawn. */
export type Lengths = readonly number[];

export interface Content {
  /** The hand at the bottom; null if it is not drawn. */
  own: Lengths | null;
  open: Partial<Record<Around, Lengths>>;
  /** What is drawn in the middle in place of the trick. */
  middle: MiddleNeeds | null;
  /** Whether a line of words is wanted under the hand at the bottom. */
  line?: boolean;
  /** Whether there are no facts of a board and a contract, only plates, as in a lesson. */
  bare?: boolean;
}

/** How the page draws what is in the middle: its parts above each other or `abreast`, with few buttons if `brief`. */
export interface MiddleForm {
  abreast: boolean;
  brief: boolean;
}

/** What the middle needs at least; null for a form that it cannot have. `text`: the size of the text in pixels. */
export type MiddleNeeds = (form: MiddleForm, text: number) => Size | null;

export interface Layout {
  arrangement: Arrangement;
  /** The size of the text on the felt. */
  text: number;
  /** The width of a card at the bottom and in the trick. */
  card: number;
  /** The width of a card of an open hand. */
  open: number;
  /** How many suits are in each row of the hand at the bottom. */
  rows: number[];
  /** How the middle is drawn. */
  form: MiddleForm;
  /** In strips: whether the facts of the board are above the first open hand, not beside it. */
  above: boolean;
  /** Whether there is a line under the hand at the bottom. */
  line: boolean;
}

/** In widths of a card: its height, the room above a hand for cards that rise, the second row of a hand. */
export const HIGH = 1.4;
export const LIFT = 0.14;
export const ROW = 0.68;
/** The trick: four cards over each other's corners. */
export const TRICK: Size = { width: 2.8, height: 2.4 };
/** An open hand's cards, in those of the hand at the bottom. */
export const OPEN = 0.88;
/** Between the suits of a hand. */
export const BETWEEN = 0.08;
/** From one row of an open hand at a side to the next. */
export const SIDE_ROW = 0.7;

/** In sizes of the text: plates in one line and in two, and the facts of the board and the contract. */
const PLATE: Size = { width: 9, height: 2.3 };
const STACKED: Size = { width: 4.6, height: 4.2 };
const INFO: Size = { width: 11, height: 6 };
const NARROW_INFO: Size = { width: 7.2, height: 10 };
/** The same with contract and tricks in two lines each, where the line under the hand takes the room left over. */
const NARROW_INFO_IN_FULL: Size = { width: 7.2, height: 13.4 };
/** Where there are no such facts: the plate of a hand beside it. */
const BARE: Size = { width: 6, height: STACKED.height };
/** The hands around one's own. */
const AROUND = 3;
/** In sizes of the text: what is at each side of an auction. */
const BESIDE_MIDDLE = 8.5;
/** In pixels: the height of buttons, and the space between parts. */
const TOUCH = 46;
/** The height of the line under the hand at the bottom, in sizes of the text, and at least for a finger. */
const LINE = { text: 1.9, least: 28 };
/** Cards smaller than this, in those without the line, are too much to give for it. */
const LINE_WORTH = 0.8;
const GAP = 6;
/** The least part of a card that shows in one's own row: in its width, and in pixels for a finger, or of a long suit. */
const SEEN = { share: 0.38, pixels: 26, alone: 20 };

/** No card is wider than this, however large the screen, or however few cards there are. */
const WIDEST = 190;
const SMALL_HANDS = 76;
/** How much larger cards have to be in two rows, with few buttons, or where people do not sit so. */
const TWO_ROWS = 1.15;
const BRIEF = 1.25;
/** How much better an auction has to be that is arranged otherwise than the play, or has smaller cards. */
const ALIKE = 1.1;
const PREFERENCE: Record<Arrangement, number> = { cross: 1.08, strips: 1.05, beside: 1 };
/** The text may become this much smaller than the page's, in steps, and never smaller than the least in pixels. */
const TEXT = { usual: 16, steps: [1, 0.93, 0.86, 0.8, 0.74, 0.68], least: 12.5 };
/** Of two plans, how much larger cards have to be that cost the text a step. */
const TEXT_WORTH = 0.2;
/** Cards of this width are large enough: beyond, each pixel counts less. */
const ENOUGH = { pixels: 58, beyond: 0.35 };
/** Cards of this width are seen from afar: beyond, the arrangement counts more, as people sit. */
const AMPLE = { pixels: 120, beyond: 0.08 };

const FORMS: MiddleForm[] = [
  { abreast: false, brief: false },
  { abreast: true, brief: false },
  { abreast: false, brief: true },
  { abreast: true, brief: true },
];

/** A dummy's hand that is to be expected. */
const DUMMY: Lengths = [5, 4, 3, 1];
/** A hand that is to be expected, so that cards keep their size from the auction to the last trick. */
const USUAL: Content = { own: [4, 3, 3, 3], open: { top: DUMMY }, middle: null };

/** How far each card of an open suit lies below the one before: less in a long one. */
export const down = (length: number): number => Math.min(0.44, Math.max(0.34, 2 / Math.max(1, length - 1)));
/** How far each card of a suit at a side lies from the one before. */
export const across = (length: number): number => Math.min(0.5, Math.max(0.34, 2.2 / Math.max(1, length - 1)));
const total = (lengths: Lengths): number => lengths.reduce((sum, each) => sum + each, 0);
const most = (lengths: Lengths): number => Math.max(0, ...lengths);

/** The room kept for a dummy's hand before it is exposed, so that nothing moves as it is; its own, if that is more. */
export const dummyRoom = (lengths: Lengths = []): Lengths =>
  Array.from({ length: Math.max(DUMMY.length, lengths.length) }, (_, place) =>
    place === 0 ? Math.max(most(DUMMY), most(lengths)) : 1,
  );

/** An open hand with its suits in columns. */
function columns(lengths: Lengths, card: number): Size {
  const count = Math.max(1, lengths.length);
  const longest = Math.max(1, most(lengths));
  return {
    width: card * (count + (count - 1) * BETWEEN),
    height: card * (HIGH + (longest - 1) * down(longest)),
  };
}

/** An open hand at a side, with its suits in rows. */
function sideways(lengths: Lengths, card: number): Size {
  const longest = Math.max(1, most(lengths));
  return {
    width: card * (1 + (longest - 1) * across(longest)),
    height: card * (HIGH + (Math.max(1, lengths.length) - 1) * SIDE_ROW),
  };
}

/** The hand at the bottom, its suits in these rows. */
function bottom(own: Lengths | null, rows: number[], card: number): Size {
  if (!own) return { width: 0, height: 0 };
  let from = 0;
  let width = 0;
  for (const suits of rows) {
    const held = own.slice(from, from + suits);
    from += suits;
    const step = Math.max(SEEN.share * card, held.length > 1 ? SEEN.pixels : SEEN.alone);
    width = Math.max(width, card * (1 + Math.max(0, suits - 1) * BETWEEN) + (total(held) - 1) * step);
  }
  return { width, height: card * (HIGH + LIFT + (rows.length - 1) * ROW) };
}

/** The suits of a hand divided into two rows of about the same length, never within a suit. */
export function twoRows(own: Lengths): number[] {
  const all = total(own);
  const splits = own.slice(1).map((_, before) => {
    const upper = total(own.slice(0, before + 1));
    return { suits: before + 1, uneven: Math.abs(2 * upper - all) };
  });
  const best = splits.sort((a, b) => a.uneven - b.uneven)[0];
  return best ? [best.suits, own.length - best.suits] : [own.length];
}

interface Plan {
  arrangement: Arrangement;
  rows: number[];
  form: MiddleForm;
  above: boolean;
}

/** The height of the line under the hand at the bottom, in pixels. */
export const lineHeight = (text: number): number => Math.max(LINE.least, LINE.text * text);

/** The box that a plan needs with cards of this width. */
function needed(plan: Plan, content: Content, text: number, card: number): Size {
  const hand = bottom(content.own, plan.rows, card);
  const own = content.line ? { ...hand, height: hand.height + lineHeight(text) } : hand;
  const instead = content.middle?.(plan.form, text);
  const middle = instead ?? { width: TRICK.width * card, height: TRICK.height * card };
  const opened = content.open;
  switch (plan.arrangement) {
    case "cross": {
      // The plate of an open hand is at its right.
      const hand = opened.top && columns(opened.top, OPEN * card);
      const top = hand
        ? { width: hand.width, height: Math.max(hand.height, STACKED.height * text) }
        : { width: PLATE.width * text, height: PLATE.height * text };
      const facts = content.bare ? { ...BARE, width: PLATE.width } : INFO;
      const side = (place: "left" | "right"): Size => {
        const hand = opened[place] ? sideways(opened[place], OPEN * card) : { width: 0, height: 0 };
        const above = place === "left" ? facts : top.width ? STACKED : { width: 0, height: 0 };
        return {
          width: Math.max(hand.width, (instead ? BESIDE_MIDDLE : facts.width) * text),
          height: above.height * text + PLATE.height * text + hand.height + TOUCH + 3 * GAP,
        };
      };
      const [left, right] = [side("left"), side("right")];
      const centre = Math.max(top.width, middle.width);
      return {
        width: Math.max(own.width, left.width + centre + right.width + 2 * GAP),
        height: own.height + GAP + Math.max(top.height + middle.height + 2 * GAP, left.height, right.height),
      };
    }
    case "strips": {
      const strips = Object.values(opened).map((lengths) => columns(lengths, OPEN * card));
      const [first, ...others] = strips;
      const sides = instead ? 0 : 2 * STACKED.width * text;
      const beside = first !== undefined && !plan.above;
      const narrow = content.line && !instead ? NARROW_INFO_IN_FULL : NARROW_INFO;
      const info = content.bare ? BARE : beside ? narrow : INFO;
      const head = beside
        ? Math.max(info.height * text, first.height)
        : info.height * text + (first ? first.height + GAP : 0);
      return {
        width: Math.max(
          own.width,
          middle.width + sides,
          info.width * text + (beside ? first.width + GAP : 0),
          first?.width ?? 0,
          ...others.map((strip) => strip.width + STACKED.width * text),
        ),
        height:
          head +
          others.reduce((sum, strip) => sum + strip.height + GAP, 0) +
          middle.height +
          (instead ? 0 : TOUCH) +
          own.height +
          4 * GAP,
      };
    }
    case "beside": {
      const hands = Object.values(opened).map((lengths) => columns(lengths, OPEN * card));
      const sides = instead ? 0 : 2 * STACKED.width * text;
      // Beside an open hand there is no room for the plates of the others: the auction names them.
      const shut = instead && !hands.length ? AROUND : 0;
      return {
        width: Math.max(
          own.width,
          (instead ? BESIDE_MIDDLE + (shut ? STACKED.width : 0) : INFO.width - 1.5) * text +
            hands.reduce((sum, hand) => sum + hand.width + GAP, 0) +
            middle.width +
            sides +
            2 * GAP,
        ),
        height:
          own.height +
          GAP +
          Math.max(
            middle.height + (instead ? 0 : TOUCH + GAP),
            (2 * INFO.height + PLATE.height) * text,
            shut * (STACKED.height * text + GAP),
            ...hands.map((hand) => hand.height + PLATE.height * text + GAP),
          ),
      };
    }
  }
}

/** The widest card with which a plan fits, 0 if none does. */
function widest(plan: Plan, content: Content, box: Box): number {
  let [low, high] = [0, WIDEST];
  for (let step = 0; step < 12; step++) {
    const tried = (low + high) / 2;
    const need = needed(plan, content, box.text, tried);
    if (need.width <= box.width && need.height <= box.height) low = tried;
    else high = tried;
  }
  return low;
}

interface Found extends Plan {
  card: number;
}

/** How good a plan is: by its cards, and by what is given up for them. */
function merit({ card, rows, form }: Found): number {
  const worth =
    Math.min(card, ENOUGH.pixels) +
    ENOUGH.beyond * Math.max(0, Math.min(card, AMPLE.pixels) - ENOUGH.pixels) +
    AMPLE.beyond * Math.max(0, card - AMPLE.pixels);
  return worth / ((rows.length === 1 ? 1 : TWO_ROWS) * (form.brief ? BRIEF : 1));
}

/** The best plan in an arrangement; cards wider than `enough` are not drawn wider. */
function best(arrangement: Arrangement, content: Content, box: Box, enough = Infinity): Found {
  return [...plansFor(arrangement, content)]
    .map((plan) => ({ ...plan, card: Math.min(enough, widest(plan, content, box)) }))
    .reduce((one, two) => (merit(two) > merit(one) ? two : one));
}

function* plansFor(arrangement: Arrangement, { own, open, middle }: Content): Generator<Plan> {
  const one = [own?.length ?? 0];
  for (const rows of own && own.length > 1 ? [one, twoRows(own)] : [one])
    for (const form of middle ? FORMS.filter((each) => middle(each, TEXT.least)) : FORMS.slice(0, 1))
      for (const above of arrangement === "strips" && Object.keys(open).length ? [false, true] : [false])
        yield { arrangement, rows, form, above };
}

/** The arrangement in which a text of the usual size leaves the largest cards, if possible that of the `play`. */
function arrangementFor(box: Box, content: Content, enough?: number, play?: Arrangement): Arrangement {
  const measured = { ...box, text: TEXT.usual };
  const score = (arrangement: Arrangement): number =>
    merit(sizeIn(arrangement, content, measured, enough)) *
    PREFERENCE[arrangement] *
    (arrangement === play ? ALIKE : 1);
  return (["cross", "strips", "beside"] as const).reduce((one, two) => (score(two) > score(one) ? two : one));
}

const usual = ({ line, bare }: Content): Content => ({ ...USUAL, line, bare });

/** The plan for a content, with cards no larger than `enough`: a usual deal in this arrangement, unless that is given. */
function sizeIn(
  arrangement: Arrangement,
  content: Content,
  box: Box,
  enough = best(arrangement, usual(content), box).card,
): Found {
  return best(arrangement, content, box, enough);
}

/**
 * Arrange hands, trick and middle in a box.
 *
 * `share`: how much of the largest possible cards is wanted, at most 1. `small`: the hands are the end of a deal, and no
 * larger ones will follow.
 */
export function arrange(box: Box, content: Content, share = 1, small = false): Layout {
  const plain = arranged(box, { ...content, line: false }, share, small);
  const lined = content.line ? arranged(box, content, share, small) : plain;
  return lined.card < LINE_WORTH * plain.card ? plain : lined;
}

function arranged(box: Box, content: Content, share: number, small: boolean): Layout {
  // Cards of an auction are as large as those of the play that follows it, however that is arranged.
  const play = content.middle && !small ? arranged(box, usual(content), 1, false) : null;
  const enough = small ? SMALL_HANDS : play?.card;
  const arrangement = arrangementFor(box, content, enough, play?.arrangement);
  const found = TEXT.steps.map((step) => {
    const text = Math.max(TEXT.least, step * box.text);
    const plan = sizeIn(arrangement, content, { ...box, text }, enough);
    const alike = play && plan.card >= play.card ? ALIKE : 1;
    return { text, plan, score: merit(plan) * (text / box.text) ** TEXT_WORTH * alike };
  });
  const { text, plan } = found.reduce((one, two) => (two.score > one.score ? two : one));
  return { ...plan, text, card: share * plan.card, open: share * OPEN * plan.card, line: content.line ?? false };
}
