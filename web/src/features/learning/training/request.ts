/** What to train: in the address of the page, and as a request for a table. */
import type { TrainingRequest } from "../../../lib/protocol.generated";

export const THEMES = [
  "any",
  "games",
  "slams",
  "doubled",
  "preempts",
  "notrump",
  "stayman",
  "weak-twos",
  "takeout",
] as const satisfies TrainingRequest["theme"][];
export const ACTIVITIES = ["deal", "bid", "declare", "defend"] as const satisfies TrainingRequest["activity"][];
/** A match of this many boards goes on until its player leaves; the table does not count them. */
export const ENDLESS = 9999;
export const COUNTS = [4, 8, 16, ENDLESS];

export interface Choice {
  theme: (typeof THEMES)[number];
  activity: (typeof ACTIVITIES)[number];
  best: boolean;
  count: number;
}

/** The choice in the query of an address; what is missing or unknown is the usual one. */
export function readChoice(query: string): Choice {
  const given = new URLSearchParams(query);
  const count = Number(given.get("deals"));
  return {
    theme: THEMES.find((each) => each === given.get("theme")) ?? "any",
    activity: ACTIVITIES.find((each) => each === given.get("play")) ?? "deal",
    best: given.get("best") === "1",
    count: COUNTS.includes(count) ? count : COUNTS[0]!,
  };
}

export function writeChoice({ theme, activity, best, count }: Choice): string {
  const query = new URLSearchParams({ theme, play: activity, deals: String(count) });
  if (best) query.set("best", "1");
  return String(query);
}

/** Whether South can have the best hand: not in defence, nor beside a weak opening. */
export const mayHaveBest = ({ theme, activity }: Choice) =>
  activity !== "defend" && theme !== "preempts" && theme !== "weak-twos";

/** The fields of a request for a table that are about the training. */
export function tableOf(choice: Choice) {
  const { theme, activity, best, count } = choice;
  return {
    match: { kind: "duplicate", boards: count },
    training: { theme, activity, best_hand: best && mayHaveBest(choice) },
  };
}
