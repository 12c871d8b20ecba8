/** A websocket that pings, detects silence, and reconnects automatically. */
import type { FromClient, FromServer } from "../../../lib/protocol.generated";

export interface ConnectionListener {
  /** The first message; read at each connection, because the last version changes. */
  hello(): FromClient;
  received(message: FromServer): void;
  connectionChanged(connected: boolean): void;
}

/** How often the page looks whether it should ping, and whether the line is lost. */
const TICK = 1_000;
/** A page that is seen says something at least this often; one that is not may run no more than once a minute. */
const PING = { seen: 3_000, hidden: 60_000 };
/** What it promises the server, in seconds: the time within which its next message comes. */
const WITHIN = { seen: 3, hidden: 85 };
/** How long an answer may take before the line is taken for lost; and a new connection, which needs several. */
const ANSWER = 5_000;
const CONNECT = 10_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 10_000;
/** The longest pause where the table has another server by now: not all of its pages come in the same moment. */
const MOVED_WAIT = 300;
/** How often in a row that is believed without anything being received. */
const MOST_MOVES = 3;
/** A server that ends, or another one that has the table, closes with this. */
const SERVICE_RESTART = 1012;

const visibility = (): "seen" | "hidden" => (document.visibilityState === "hidden" ? "hidden" : "seen");

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private lastReceived = 0;
  private lastSent = 0;
  /** When the first message was sent that nothing has been received since. */
  private waitingSince: number | null = null;
  private lastTick = 0;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  /** Whether the server has said that the table moves, and how often in a row it has. */
  private moves = false;
  private moved = 0;

  constructor(
    private readonly path: string,
    private readonly listener: ConnectionListener,
  ) {}

  open(): void {
    addEventListener("online", this.reconnectIfStale);
    document.addEventListener("visibilitychange", this.visibilityChanged);
    this.lastTick = Date.now();
    this.pingTimer = setInterval(() => this.checkConnection(), TICK);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.reconnectIfStale);
    document.removeEventListener("visibilitychange", this.visibilityChanged);
    clearInterval(this.pingTimer);
    clearTimeout(this.retrying);
    this.closeSocket();
  }

  /** Reconnect at once, as after sitting down, which changes what the viewer may see. */
  reconnect(): void {
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** Send a message; return whether the socket was open. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.lastSent = Date.now();
    this.waitingSince ??= this.lastSent;
    return true;
  }

  private connect(): void {
    clearTimeout(this.retrying);
    this.closeSocket();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    this.lastReceived = Date.now();
    this.waitingSince = this.lastReceived;
    socket.onopen = () => {
      this.noteReceived();
      this.send(this.listener.hello());
      this.ping();
    };
    socket.onmessage = ({ data }) => {
      this.noteReceived();
      this.wait = FIRST_WAIT;
      const message = JSON.parse(data as string) as FromServer;
      this.moves = message.t === "bye" && message.code === "message.moved";
      if (!this.moves) this.moved = 0;
      this.listener.connectionChanged(true);
      this.listener.received(message);
    };
    socket.onclose = ({ code }) => this.retry(this.moves || code === SERVICE_RESTART);
  }

  private noteReceived(): void {
    this.lastReceived = Date.now();
    this.waitingSince = null;
  }

  private retry(moved = false): void {
    if (this.closed) return;
    this.closeSocket();
    this.listener.connectionChanged(false);
    clearTimeout(this.retrying);
    this.moves = false;
    if (moved && this.moved++ < MOST_MOVES) {
      this.retrying = setTimeout(() => this.connect(), Math.random() * MOVED_WAIT);
      return;
    }
    this.retrying = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  private checkConnection(): void {
    const now = Date.now();
    // After a pause of the page itself, answers may have come that it has not read yet.
    const paused = now - this.lastTick > 2 * TICK;
    this.lastTick = now;
    if (!this.socket) return;
    const patience = this.socket.readyState === WebSocket.OPEN ? ANSWER : CONNECT;
    if (!paused && this.waitingSince !== null && now - this.waitingSince > patience) this.retry();
    else if (now - this.lastSent >= PING[visibility()]) this.ping();
  }

  private ping(): void {
    this.send({ t: "ping", within: WITHIN[visibility()] });
  }

  /** A hidden page says so: the server does not expect it to say anything soon. */
  private readonly visibilityChanged = (): void => {
    if (visibility() === "hidden") this.ping();
    else this.reconnectIfStale();
  };

  /** Reconnect without waiting when the network is back or the page visible again. */
  private readonly reconnectIfStale = (): void => {
    if (visibility() === "hidden") return;
    const stale = Date.now() - this.lastReceived > PING.seen + ANSWER;
    if (this.socket?.readyState !== WebSocket.OPEN || stale) {
      this.reconnect();
    }
  };

  /** Close the socket without waiting for its close event. */
  private closeSocket(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }
}
