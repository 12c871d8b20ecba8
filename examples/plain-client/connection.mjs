// The socket of a table: it greets, pings, notices silence, and connects again (docs/protocol.md, "Connecting").

export const PROTOCOL = 4;
const GROWTH = 1.7;
const LONGEST_PAUSE = 10_000;

export class Connection {
  /**
   * @param url the websocket's address
   * @param cookie the visitor's
   * @param times milliseconds: `ping`, `silence`, `pause` before the first try to connect again
   * @param listener `version()` for hello, `greeted()` after the first picture, `received(message)`, `ended(bye)`
   */
  constructor(url, cookie, times, listener) {
    Object.assign(this, { url, cookie, times, listener });
    this.pause = times.pause;
    this.connections = 0;
    this.closed = false;
    this.heartbeat = setInterval(() => this.beat(), times.ping);
    this.connect();
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Ask for the whole picture again. */
  greet(version = this.listener.version()) {
    this.greeted = false;
    this.send({ t: "hello", protocol: PROTOCOL, version, language: "en" });
  }

  close() {
    this.closed = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.waiting);
    this.socket?.close();
  }

  connect() {
    const socket = new WebSocket(this.url, { headers: { cookie: this.cookie } });
    this.socket = socket;
    this.bye = null;
    this.heard = Date.now();
    socket.onopen = () => this.is(socket) && this.greet();
    socket.onmessage = (event) => this.is(socket) && this.hear(JSON.parse(event.data));
    socket.onerror = socket.onclose = () => this.is(socket) && this.lost();
  }

  /** Whether this is the socket in use: an old one may still report its end. */
  is(socket) {
    return socket === this.socket && !this.closed;
  }

  hear(message) {
    this.heard = Date.now();
    if (message.t === "bye") this.bye = message;
    this.listener.received(message);
    if (message.t === "table" && !this.greeted) {
      this.greeted = true;
      this.connections += 1;
      this.pause = this.times.pause;
      this.listener.greeted();
    }
  }

  beat() {
    if (Date.now() - this.heard > this.times.silence) this.lost();
    else if (this.greeted) this.send({ t: "ping" });
  }

  /** Connect again after a pause that grows, unless the server said that it would not help. */
  lost() {
    const old = this.socket;
    this.socket = null;
    this.greeted = false;
    this.heard = Infinity; // nothing is expected now
    old?.close();
    if (this.bye?.retry === "never") {
      this.listener.ended(this.bye);
      return;
    }
    const wait = this.bye?.retry === "after" ? this.bye.facts.seconds * 1000 : this.pause * (0.75 + Math.random() / 2);
    this.pause = Math.min(this.pause * GROWTH, LONGEST_PAUSE);
    this.waiting = setTimeout(() => this.connect(), wait);
  }
}
