/** A websocket that keeps coming back: it pings, notices silence, and connects again by itself. */
import type { FromClient, FromServer } from "../protocol";

export interface Hearer {
  /** What to say first; asked for at each connection, as the last version has changed since. */
  hello(): FromClient;
  heard(message: FromServer): void;
  changed(connected: boolean): void;
}

const PING = 10_000;
const SILENCE = 25_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 10_000;

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private lastHeard = 0;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly hearer: Hearer,
  ) {}

  open(): void {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.beat = setInterval(() => this.pulse(), PING);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearInterval(this.beat);
    clearTimeout(this.retrying);
    this.drop();
  }

  /** Reconnect immediately: a visitor who sat down is another viewer. */
  again(): void {
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** Whether the message could be sent now. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    clearTimeout(this.retrying);
    this.drop();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    this.lastHeard = Date.now();
    socket.onopen = () => {
      this.lastHeard = Date.now();
      this.send(this.hearer.hello());
    };
    socket.onmessage = ({ data }) => {
      this.lastHeard = Date.now();
      this.wait = FIRST_WAIT;
      this.hearer.changed(true);
      this.hearer.heard(JSON.parse(data as string) as FromServer);
    };
    socket.onclose = () => this.retry();
  }

  private retry(): void {
    if (this.closed) return;
    this.drop();
    this.hearer.changed(false);
    clearTimeout(this.retrying);
    this.retrying = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  private pulse(): void {
    if (!this.socket) return;
    if (Date.now() - this.lastHeard > SILENCE) this.retry();
    else this.send({ t: "ping" });
  }

  /** The network is back, or a telephone woke up: no need to wait. */
  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    const stale = Date.now() - this.lastHeard > PING * 1.5;
    if (this.socket?.readyState !== WebSocket.OPEN || stale) {
      this.again();
    }
  };

  /** Drop the socket without waiting for its close event. */
  private drop(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }
}
