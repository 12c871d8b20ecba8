/** The hands that a call shows, and hints, as short sentences. */
import type { Advice } from "../live/table.svelte";
import type { ShownShape } from "../../../lib/protocol.generated";
import { say } from "../../../lib/words";

type Range = readonly [number | null, number | null];

const SUITS = [
  ["♠", "spades"],
  ["♥", "hearts"],
  ["♦", "diamonds"],
  ["♣", "clubs"],
] as const;
const MOST_CARDS = 13;

/** Cards of each suit, and high-card points unless `said` tells them: `15–17 HCP · ♠ 2–5 · ♥ 5+`. */
export function rangesShown(shows: ShownShape, said: string): string {
  const points = rangeText(shows.points, Infinity);
  const lengths = SUITS.map(([sign, name]) => [sign, rangeText(shows[name], MOST_CARDS)]).filter(([, text]) => text);
  const parts = lengths.map(([sign, text]) => `${sign} ${text}`);
  return [...(points && !said.includes(points) ? [say("meaning-points", { points })] : []), ...parts].join(" · ");
}

/** A range: `15–17`, `5+`, `4`; empty if it leaves everything open. */
function rangeText([low, high]: Range, most: number): string {
  if (high === null || high >= most) return low ? `${low}+` : "";
  return low === high ? `${low}` : `${low}–${high}`;
}

/** What a bot would do, and why. */
export function adviceText({ action, text }: Advice): string {
  return action === null ? text : `${say("hint-would", { action })} ${text}`.trim();
}
