/** The choices of a convention card: by box and agreement, where it plays one otherwise than its system. */
import type { CardBody, PartnershipCard, SystemAgreements } from "../../../lib/protocol.generated";

/** The style of a system that is none of those with a name. */
export const USUAL = "usual";

export type Choices = Record<string, Record<string, string>>;

/** How a card plays an agreement of a box. */
export const chosen = (choices: Choices, box: string, agreement: string, usual: string): string =>
  choices[box]?.[agreement] ?? usual;

/** The choices that a system has, without those that it makes by itself. */
export function keptChoices({ boxes }: SystemAgreements, choices: Choices): Choices {
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

/** A card with all that it may say. */
export const whole = (card: PartnershipCard): Required<PartnershipCard> => ({
  style: USUAL,
  choices: {},
  title: "",
  players: [],
  notes: "",
  ...card,
});

/** What makes a card like this one. */
export function bodyOf(card: PartnershipCard): CardBody {
  const { system, style, choices, title, players, notes } = whole(card);
  return { heading: { title, players }, plays: { system, style, choices }, notes };
}
