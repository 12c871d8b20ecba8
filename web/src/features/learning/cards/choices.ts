/** The choices of a convention card: by box and agreement, where it plays one otherwise than its system. */
import type { CardBody, CardAgreements } from "../../../lib/protocol.generated";

/** The style of a system that is none of those with a name. */
export const USUAL = "usual";

export type Choices = Record<string, Record<string, string>>;

/** How a card plays an agreement of a box. */
export const chosen = (choices: Choices, box: string, agreement: string, usual: string): string =>
  choices[box]?.[agreement] ?? usual;

/** The choices that a system has, without those that it makes by itself. */
export function keptChoices({ boxes }: CardAgreements, choices: Choices): Choices {
  const kept: Choices = {};
  for (const { box, agreements } of boxes) {
    for (const { agreement, usual, choices: offered } of agreements) {
      const choice = chosen(choices, box, agreement, usual);
      if (choice === usual || !offered.some((each) => each.choice === choice)) continue;
      kept[box] = { ...kept[box], [agreement]: choice };
    }
  }
  return kept;
}

/** All that a card may say. */
export interface Content {
  system: string;
  style: string;
  choices: Choices;
  title: string;
  players: string[];
  notes: string;
}

/** What a card says, with what is usual where it says nothing. */
export const contentOf = ({ plays, heading, notes }: CardBody): Content => ({
  system: plays.system,
  style: plays.style ?? USUAL,
  choices: plays.choices ?? {},
  title: heading?.title ?? "",
  players: heading?.players ?? [],
  notes: notes ?? "",
});

/** What makes a card that says this. */
export const bodyOf = ({ system, style, choices, title, players, notes }: Content): CardBody => ({
  heading: { title, players },
  plays: { system, style, choices },
  notes,
});
