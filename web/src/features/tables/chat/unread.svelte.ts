/** The number of unread chat messages. */
import type { ChatShape } from "../../../lib/protocol.generated";

export class Unread {
  count = $state(0);
  private seen: number | null = null;

  update(chat: ChatShape[], reading: boolean): void {
    const last = chat.at(-1)?.version ?? -1;
    // Messages from before the page was opened are not unread.
    if (this.seen === null || reading) this.seen = last;
    this.count = chat.filter((line) => line.version > this.seen!).length;
  }
}
