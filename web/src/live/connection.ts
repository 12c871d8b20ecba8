/** A websocket that pings, detects silence, and reconnects automatically. */
import type { FromClient, FromServer } from "../protocol";

export interface ConnectionListener {
  /** The first message; read at each connection, because the last version changes. */
  hello(): FromClient;
  received(message: FromServer): void;
  connectionChanged(connected: boolean): void;
}

const PING = 10_000;
const SILENCE = 25_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 10_000;

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private lastReceived = 0;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly listener: ConnectionListener,
  ) {}

  open(): void {
    addEventListener("online", this.reconnectIfStale);
    document.addEventListener("visibilitychange", this.reconnectIfStale);
    this.pingTimer = setInterval(() => this.checkConnection(), PING);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.reconnectIfStale);
    document.removeEventListener("visibilitychange", this.reconnectIfStale);
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
    return true;
  }

  private connect(): void {
    clearTimeout(this.retrying);
    this.closeSocket();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    this.lastReceived = Date.now();
    socket.onopen = () => {
      this.lastReceived = Date.now();
      this.send(this.listener.hello());
    };
    socket.onmessage = ({ data }) => {
      this.lastReceived = Date.now();
      this.wait = FIRST_WAIT;
      this.listener.connectionChanged(true);
      this.listener.received(JSON.parse(data as string) as FromServer);
    };
    socket.onclose = () => this.retry();
  }

  private retry(): void {
    if (this.closed) return;
    this.closeSocket();
    this.listener.connectionChanged(false);
    clearTimeout(this.retrying);
    this.retrying = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  private checkConnection(): void {
    if (!this.socket) return;
    if (Date.now() - this.lastReceived > SILENCE) this.retry();
    else this.send({ t: "ping" });
  }

  /** Reconnect without waiting when the network is back or the page visible again. */
  private readonly reconnectIfStale = (): void => {
    if (document.visibilityState === "hidden") return;
    const stale = Date.now() - this.lastReceived > PING * 1.5;
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
