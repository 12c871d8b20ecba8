/** The server's clock on a page, second by second; on it depends how much time a round has left. */
export class ServerClock {
  private here = $state(Date.now());

  /** `answered`: the time by the server when it last answered. */
  constructor(private readonly answered: () => string | undefined) {
    $effect(() => {
      const timer = setInterval(() => (this.here = Date.now()), 1000);
      return () => clearInterval(timer);
    });
  }

  private readonly ahead = $derived.by(() => {
    const at = this.answered();
    return at ? Date.parse(at) - Date.now() : 0;
  });

  /** In milliseconds. */
  readonly now = $derived(this.here + this.ahead);
}
