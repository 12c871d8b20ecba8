/** Types of the client beside those of the protocol, which are in `protocol.generated.ts`. */
import type {
  CallShape,
  CardCode,
  ContractShape,
  HelloMessage,
  MoveAnswer,
  NonceReceipt,
  SeatCode,
  TableAnswer,
  TrickShape,
} from "./protocol.generated";

/** Sent in `hello`: the server asks pages with another number to reload. */
export const PROTOCOL: HelloMessage["protocol"] = 4;

/** A nonce that the server has, and its signature of that: what proves that it has left the nonce out. */
export type Acknowledgement = NonceReceipt & { nonce: string };

/** Whole sections, or a call or card that the page applies itself. */
export type PictureMessage = TableAnswer | MoveAnswer;

/** The id of a game of the server. */
export type GameName = string;

/** A deal to step through: a finished deal, or a board of a file. */
export interface Steppable {
  dealer: SeatCode | null;
  vulnerable: SeatCode[] | null;
  hands: Record<SeatCode, CardCode[] | null>;
  calls: Pick<CallShape, "seat" | "call" | "alert" | "text" | "exact">[];
  /** A last trick cut short by a claim has no winner. */
  tricks: TrickShape[];
  contract: ContractShape | null;
  /** A sentence for each call and card. */
  told: string[];
  /** The two seats swapped before the lead, with their hands. */
  swapped?: [SeatCode, SeatCode] | null;
}
