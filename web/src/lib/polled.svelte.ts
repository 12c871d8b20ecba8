/** What a page shows and asks for again and again: its latest state, or the refusal of the first request. */
import { reason } from "./http";

export class Polled<T> {
  value = $state.raw<T>();
  refusal = $state("");
  private name = "";
  private ask: () => Promise<T> = () => new Promise(() => undefined);
  /** The number of requests: only the last one's answer counts. */
  private requests = 0;

  /**
   * Ask now, every `interval` milliseconds while the page is seen, and when it is seen again. What has another name is
   * another thing: the last answer is not shown for it.
   *
   * Return the clean-up for an effect; later answers are ignored.
   */
  follow(name: string, ask: () => Promise<T>, interval: number): () => void {
    if (name !== this.name) {
      this.value = undefined;
      this.refusal = "";
    }
    [this.name, this.ask] = [name, ask];
    const askAgain = () => {
      if (!document.hidden) void this.refresh();
    };
    void this.refresh();
    const timer = setInterval(askAgain, interval);
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      this.requests += 1;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askAgain);
    };
  }

  /** Ask at once, as after a change; earlier requests no longer count. */
  async refresh(): Promise<void> {
    const request = ++this.requests;
    try {
      const found = await this.ask();
      if (request !== this.requests) return;
      this.value = found;
      this.refusal = "";
    } catch (error) {
      if (request === this.requests && this.value === undefined) this.refusal = reason(error);
    }
  }
}
