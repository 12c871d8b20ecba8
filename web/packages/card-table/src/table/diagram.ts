/**
 * How large four printed hands can be drawn so that all of them, and the trick, fit a box, and how they are arranged.
 *
 * Everything follows from the hands as they were dealt, so that nothing moves while one steps through the play. The
 * constants are in sizes of the text; the box is in CSS pixels.
 */
import type { Box, Size } from "./layout";
import type { Place } from "../values/seats";

/** `cross`: as people sit. `flat`: the sides as high as the two others together, for a low box. `stack`: the sides
 * side by side and the trick below them, for a narrow one. */
export type DiagramForm = "cross" | "flat" | "stack";

export interface DiagramContent {
  /** The number of cards in the longest suit of each hand; a ten counts as `TEN`. */
  longest: Record<Place, number>;
  /** How many lines of suits a hand has. */
  suits: number;
  /** Cards have numbers. */
  numbered: boolean;
  /** Players have names, beside those of the seats. */
  named: boolean;
  /** How much wider than a usual one the longest heading of a hand is, in sizes of the text. */
  long: number;
  /** The width of each heading without the player's name: the seat and its notes, which are never cut. */
  noted: Record<Place, number>;
  /** What is in the middle in place of the trick; null for the trick. */
  middle: Size | null;
  /** The middle can be left out. */
  spare: boolean;
  /** Beside the first hand; in a cross there is room for it. */
  info: boolean;
}

export interface DiagramLayout {
  form: DiagramForm;
  /** Whether there is room for the names of players. */
  named: boolean;
  /** Whether there is room for what can be left out of the middle. */
  middle: boolean;
  /** The size of the text, in pixels. */
  text: number;
  /** The width of a card of the trick, in pixels. */
  card: number;
  /** The greatest width of the heading of a hand, in pixels: names get the width that the hands leave. */
  heading: number;
}

/** A hand's frame, its heading, and a line of a suit with its sign. */
const FRAME: Size = { width: 1.3, height: 1 };
const HEADING = 1.45;
const LINE = 1.32;
const SIGN = 1.3;
/** A card, and one with its number beside it. */
const CARD = 0.95;
/** A ten, in cards. */
export const TEN = 1.7;
const NUMBERED = 1.78;
/** No hand is narrower: the name of its seat, and its player's, are above it. */
const HEADED = 5.8;
export const NAMED = 9.3;
/** The trick, in widths of a card (as `TRICK` of the live table), and the width of a card in sizes of the text. */
const TRICK: Size = { width: 2.8, height: 2.4 };
const LEAST_CARD = 2.5;
const MOST_CARD = 4.4;
const INFO = 6.5;
const GAP = 0.4;

/** The text is never smaller, in pixels, and never this much larger than the page's. */
const LEAST_TEXT = 8;
const MOST_TEXT = 1.5;
/** How much larger text has to be where players are not named, and where people do not sit so. */
/** Beyond the size of the page's text, each pixel counts less. */
const BEYOND = 0.35;
const NAMES_WORTH = 1.15;
const MIDDLE_WORTH = 1.12;
const PREFERENCE: Record<DiagramForm, number> = { cross: 1.06, flat: 1, stack: 1 };

/** The frame of a hand. */
function panel(content: DiagramContent, place: Place): Size {
  const cards = content.longest[place] * (content.numbered ? NUMBERED : CARD);
  const heading = Math.max(content.named ? NAMED : HEADED, content.noted[place]);
  return {
    width: FRAME.width + Math.max(SIGN + cards, heading),
    height: FRAME.height + HEADING + content.suits * LINE,
  };
}

/** What a form needs with cards of this width; all in sizes of the text. */
function needed(form: DiagramForm, content: DiagramContent, card: number): Size {
  const [top, left, right, bottom] = (["top", "left", "right", "bottom"] as const).map((place) =>
    panel(content, place),
  ) as [Size, Size, Size, Size];
  const middle = content.middle ?? { width: TRICK.width * card, height: TRICK.height * card };
  const info = content.info ? INFO : 0;
  // The middle is in the middle of the box.
  const sides = 2 * Math.max(left.width, right.width);
  switch (form) {
    case "cross":
      return {
        width: Math.max(sides + middle.width + 2 * GAP, 2 * info + Math.max(top.width, bottom.width)),
        height: top.height + Math.max(left.height, middle.height) + bottom.height + 2 * GAP,
      };
    case "flat":
      return {
        width: left.width + right.width + Math.max(top.width, bottom.width) + Math.max(middle.width, info) + 3 * GAP,
        height: Math.max(top.height + bottom.height + GAP, middle.height),
      };
    case "stack":
      return {
        width: Math.max(sides + GAP, middle.width, 2 * info + top.width),
        height: top.height + left.height + middle.height + bottom.height + 3 * GAP,
      };
  }
}

/** What a form leaves beside the hands, for each that is abreast of others, in sizes of the text. */
function spare(form: DiagramForm, content: DiagramContent, card: number, width: number): number {
  const [top, left, right, bottom] = (["top", "left", "right", "bottom"] as const).map(
    (place) => panel(content, place).width,
  ) as [number, number, number, number];
  const centre = Math.max(top, bottom);
  const middle = content.middle?.width ?? TRICK.width * card;
  const info = content.info ? INFO : 0;
  switch (form) {
    case "cross":
      return (width - 2 * Math.max(left, right) - Math.max(centre, middle) - 2 * GAP) / 3;
    case "flat":
      return (width - left - centre - right - Math.max(middle, info) - 3 * GAP) / 3;
    case "stack":
      return Math.min(width - 2 * Math.max(left, right) - GAP, width - 2 * info - centre) / 2;
  }
}

/** The largest text with which a form fits a box. */
function largest(form: DiagramForm, content: DiagramContent, box: Size): number {
  const { width, height } = needed(form, content, LEAST_CARD);
  return Math.min(box.width / width, box.height / height);
}

/** The widest card of the trick, with this text; headings in full come before larger cards. */
function widest(form: DiagramForm, content: DiagramContent, box: Size, text: number): number {
  let card = MOST_CARD;
  while (card > LEAST_CARD) {
    const { width, height } = needed(form, content, card);
    const wide = width + (content.named ? 3 * content.long : 0);
    if (wide * text <= box.width && height * text <= box.height) break;
    card -= 0.1;
  }
  return Math.max(card, LEAST_CARD) * text;
}

/** Arrange four printed hands in a box; `forms` are those to choose among. */
export function arrangeDiagram(
  box: Box,
  content: DiagramContent,
  forms: readonly DiagramForm[] = ["cross", "flat", "stack"],
): DiagramLayout {
  const plans = forms.flatMap((form) =>
    (content.named ? [true, false] : [false]).flatMap((named) =>
      (content.spare ? [true, false] : [true]).map((middle) => {
        const own = { ...content, named, middle: middle ? content.middle : { width: 0, height: 0 } };
        const text = Math.max(LEAST_TEXT, Math.min(MOST_TEXT * box.text, largest(form, own, box)));
        const card = widest(form, own, box, text);
        const more = Math.max(0, spare(form, own, card / text, box.width / text));
        const least = Math.max(named ? NAMED : HEADED, ...Object.values(content.noted));
        return { form, named, middle, text, card, heading: (least + more) * text };
      }),
    ),
  );
  const merit = ({ form, named, middle, text }: DiagramLayout): number => {
    const worth = Math.min(text, box.text) + BEYOND * Math.max(0, text - box.text);
    return worth * PREFERENCE[form] * (named ? NAMES_WORTH : 1) * (middle ? MIDDLE_WORTH : 1);
  };
  return plans.reduce((one, two) => (merit(two) > merit(one) ? two : one));
}
