/** What a page shows and asks for again and again: its latest state, or the refusal of the first request. */
import { get, reason } from "../http";

export class Polled<T> {
  value = $state.raw<T>();
  refusal = $state("");
  private path = "";
  /** The number of requests: only the last one's answer counts. */
  private requests = 0;

  /**
   * Ask now, every `interval` milliseconds while the page is seen, and when it is seen again.
   *
   * Return the clean-up for an effect; later answers are ignored.
   */
  follow(path: string, interval: number): () => void {
    if (path !== this.path) {
      this.value = undefined;
      this.refusal = "";
    }
    this.path = path;
    const ask = () => {
      if (!document.hidden) void this.refresh();
    };
    void this.refresh();
    const timer = setInterval(ask, interval);
    document.addEventListener("visibilitychange", ask);
    return () => {
      this.requests += 1;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }

  /** Ask at once, as after a change; earlier requests no longer count. */
  async refresh(): Promise<void> {
    const request = ++this.requests;
    try {
      const found = await get<T>(this.path);
      if (request !== this.requests) return;
      this.value = found;
      this.refusal = "";
    } catch (error) {
      if (request === this.requests && this.value === undefined) this.refusal = reason(error);
    }
  }
}
