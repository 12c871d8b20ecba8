/** How many words of others were said since one last looked. */
import type { ChatLine } from "../protocol";

export class Unread {
  count = $state(0);
  private seen: number | null = null;

  update(chat: ChatLine[], reading: boolean): void {
    const last = chat.at(-1)?.version ?? -1;
    // What was said before the page was opened is not news.
    if (this.seen === null || reading) this.seen = last;
    this.count = chat.filter((line) => line.version > this.seen!).length;
  }
}
