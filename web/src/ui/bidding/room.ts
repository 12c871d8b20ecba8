/** How much of the felt is given to cards, and what the middle of the table needs besides. */
import type { MiddleNeeds, Size } from "@chelem/card-table/layout";
import type { Choices } from "../../lib/settings.svelte";
import { phone } from "../style/screen";

/** Of the largest cards that fit, by the size of the print. */
export const SHARES: Record<Choices["print"], number> = { compact: 0.78, large: 0.9, huge: 1 };

/** In pixels: how high a bid is. Larger print never has smaller ones: its least is the most of the print before. */
export const CELLS: Record<Choices["print"], { least: number; most: number }> = {
  compact: { least: 27, most: 36 },
  large: { least: 36, most: 42 },
  huge: { least: 42, most: 60 },
};
/** In sizes of the text: two rows of an auction and a sentence. */
const AUCTION: Size = { width: 13, height: 9.6 };
/** The bidding box with all bids. In sizes of the text: five bids, more for numbers of two digits, and the other calls. */
const GRID = { bids: 14, digits: 4.5, others: 7, gaps: 28, rows: 7, gap: 4 };
/** In pixels: the bidding box where the level is chosen first; as wide as a phone allows, elsewhere by the print. */
const LEVELS: Size = { width: 280, height: 3 * 48 };
const LEVELS_WIDTH: Record<Choices["print"], number> = { compact: 280, large: 320, huge: 350 };
const SPACE = 8;

/**
 * What an auction and the bidding box need: on a phone held upright, the level is always chosen first.
 *
 * `highest`: the highest number of a bid.
 */
export const auctionNeeds =
  (highest: number, print: Choices["print"]): MiddleNeeds =>
  ({ abreast, brief }, text) => {
    if (phone.current && !brief) return null;
    const width = GRID.bids + (highest > 9 ? GRID.digits : 0) + GRID.others;
    const levels = { ...LEVELS, width: phone.current ? LEVELS.width : LEVELS_WIDTH[print] };
    const box = brief
      ? levels
      : { width: width * text + GRID.gaps, height: GRID.rows * (CELLS[print].least + GRID.gap) };
    const auction = { width: AUCTION.width * text, height: AUCTION.height * text };
    return abreast
      ? { width: auction.width + SPACE + box.width, height: Math.max(auction.height, box.height) }
      : { width: Math.max(auction.width, box.width), height: auction.height + SPACE + box.height };
  };
