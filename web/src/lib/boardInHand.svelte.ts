/** The board of a set that the reader has in hand, while it is asked whether they give it up. */
import type { RefusalShape } from "./protocol.generated";

interface Question {
  refusal: RefusalShape;
  /** Called with whether the board has been given up. */
  answer: (givenUp: boolean) => void;
}

let question = $state.raw<Question | null>(null);
let answered: Promise<boolean> | null = null;

/** The question that the page asks now. */
export const boardInHand = (): Question | null => question;

/** Ask whether the board is given up, because of which a call was refused: calls that wait share one question. */
export function givesUp(refusal: RefusalShape): Promise<boolean> {
  answered ??= new Promise<boolean>((resolve) => {
    question = {
      refusal,
      answer: (givenUp) => {
        question = answered = null;
        resolve(givenUp);
      },
    };
  });
  return answered;
}
