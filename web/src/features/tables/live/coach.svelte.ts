/** The coach: holds a move until the server has said what speaks against it, and for a moment at most. */
import type { ActionCode, CoachAnswer } from "../../../lib/protocol.generated";

/** What speaks against a move. */
export interface Objection {
  action: ActionCode;
  cost: string;
  better: ActionCode;
  /** Why `better` is better; may be empty. */
  reason: string;
}

/** Milliseconds without an answer after which the move is made. */
export const PATIENCE = 1_500;

export class Coach {
  objection = $state.raw<Objection | null>(null);
  /** The move that waits, for an answer or for the player's word. */
  held = $state.raw<ActionCode | null>(null);
  private position = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: (position: number, action: ActionCode) => void,
    private readonly act: (action: ActionCode) => void,
  ) {}

  /** Ask about a move before it is made; a second one meanwhile is not heard. */
  hold(action: ActionCode, position: number): void {
    if (this.held !== null) return;
    this.held = action;
    this.position = position;
    this.timer = setTimeout(() => this.release(), PATIENCE);
    this.ask(position, action);
  }

  receive({ position, action, cost, better, reason }: CoachAnswer): void {
    if (action !== this.held || position !== this.position || this.objection) return;
    if (!cost || better === undefined) {
      this.release();
      return;
    }
    clearTimeout(this.timer);
    this.objection = { action, cost, better, reason: reason ?? "" };
  }

  /** Make the move that was held. */
  release(): void {
    const action = this.held;
    this.drop();
    if (action !== null) this.act(action);
  }

  /** Forget the move: the player chooses again, or the table has moved on. */
  drop(): void {
    clearTimeout(this.timer);
    this.held = null;
    this.objection = null;
  }
}
