// A client of the live table, written from docs/protocol.md alone: it plays a match against bots and keeps a record of
// what it did. It knows no rule of any game, and needs nothing except Node:
//
//     node --experimental-websocket examples/plain-client/client.mjs --url http://localhost:8000 --game contract
//
// Newer versions of Node have websockets without the flag. At the end it compares its record with the log of the table.

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Connection } from "./connection.mjs";
import { Contribution } from "./contribution.mjs";
import { Outbox } from "./outbox.mjs";
import { follow } from "./picture.mjs";

const { values: given } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:8000" },
    game: { type: "string", default: "contract" },
    size: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    record: { type: "string" },
    ping: { type: "string", default: "10000" },
    silence: { type: "string", default: "25000" },
    pause: { type: "string", default: "1000" },
    resend: { type: "string", default: "2500" },
  },
});
const times = { ping: +given.ping, silence: +given.silence, pause: +given.pause };
const random = generator(+given.seed);

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Small and repeatable: mulberry32. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The refusal in an answer; null if it has none, as that of a proxy between us and the server. */
function refusalIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A call over HTTP, made again while the network or the server fails. */
async function call(method, path, { body, cookie } = {}) {
  const headers = { ...(body && { "content-type": "application/json" }), ...(cookie && { cookie }) };
  let patience = times.silence;
  for (let pause = times.pause; ; pause = Math.min(pause * 2, 30_000), patience = Math.min(patience * 2, 60_000)) {
    let answer, text;
    const signal = AbortSignal.timeout(patience);
    try {
      answer = await fetch(given.url + path, { method, headers, body: body && JSON.stringify(body), signal });
      text = await answer.text();
    } catch {
      await sleep(pause);
      continue;
    }
    if (answer.ok) return { text, cookie: answer.headers.getSetCookie()[0]?.split(";")[0] };
    const refusal = refusalIn(text);
    if (refusal?.retry === "never") throw new Error(refusal.sentence);
    await sleep(refusal?.retry === "after" ? refusal.facts.seconds * 1000 : pause);
  }
}

async function makeTable() {
  const { games, bots } = JSON.parse((await call("GET", "/api/games")).text);
  const form = games.find((each) => each.game === given.game).forms[0];
  const match = { kind: form.kind, ...(form.parameter && { [form.parameter]: +given.size }) };
  const weakest = `${bots.strengths[0]}:${bots.systems[0].system}`;
  const body = { game: given.game, match, policy: { pace: "instant" }, bots: weakest };
  const made = await call("POST", "/api/tables", { body });
  return { code: JSON.parse(made.text).code, cookie: made.cookie };
}

/** Play at a table until the match is over and everything is settled. */
function play(code, cookie) {
  let picture = {};
  let version = null;
  let position = -1;
  let answered = -1; // the last position at which something was decided
  const entries = [];
  const contribution = new Contribution();
  return new Promise((done, failed) => {
    const listener = {
      version: () => version,
      greeted: () => outbox.resend(),
      received: (message) => {
        if (message.t === "table" || message.t === "move") take(message);
        else if (message.t === "seen") outbox.taken(message.id, "seen");
        else if (message.t === "refused") refuse(message);
        step();
      },
      ended: (bye) => failed(new Error(bye.sentence)),
    };
    const outbox = new Outbox((message) => connection.greeted && connection.send(message), +given.resend);
    const connection = new Connection(
      `${given.url.replace("http", "ws")}/api/tables/${code}/live`, cookie, times, listener,
    );

    function take(message) {
      if (version !== null && message.entries.length && message.entries[0].version !== version + 1) {
        version = null;
        connection.greet();
        return;
      }
      picture = follow(picture, message);
      ({ version, position } = message);
      for (const entry of message.entries) {
        entries.push(entry);
        if (entry.id) outbox.taken(entry.id, `entry ${entry.version}`);
      }
    }

    function refuse(message) {
      const wasMove = outbox.waiting.has(message.id) && message.retry === "never";
      outbox.refused(message);
      if (wasMove) answered = -1; // look again, and choose
    }

    function step() {
      if (!connection.greeted || !picture.table) return;
      if (picture.table.status === "over") {
        if (outbox.waiting.size) return;
        connection.close();
        done({ outbox, entries, picture, version, connections: connection.connections });
        return;
      }
      const owed = contribution.message(picture.promise, picture.you);
      if (owed) outbox.add(owed);
      if (outbox.has("act", "claim", "answer", "next") || answered === position) return;
      const message = choice();
      if (!message) return;
      answered = position;
      outbox.add(message);
      if (random() < 0.1) outbox.add({ t: "chat", text: `Number ${outbox.record.length}`, to: "all" });
    }

    /** What the picture asks for; null if it is somebody else's turn. */
    function choice() {
      const { claim, between, legal, you, play: cards, hands } = picture;
      if (claim) return claim.you ? { t: "answer", position, accept: true } : null;
      if (between?.waiting.includes(you.seat)) return { t: "next", deal: picture.deal.deal };
      if (!legal?.length) return null;
      const mayClaim = cards && cards.trick.length === 0 && hands[you.seat].count <= 6 && !refusedNow(cards, you.seat);
      if (mayClaim && random() < 0.2) return { t: "claim", position, tricks: hands[you.seat].count };
      return { t: "act", position, action: legal[Math.floor(random() * legal.length)] };
    }

    function refusedNow(cards, seat) {
      return cards.refused["NS".includes(seat) ? "NS" : "EW"] === cards.turned.length;
    }
  });
}

/** What differs between the record and the log: nothing, if no message was lost or doubled. */
function differences(record, log) {
  const found = [];
  for (const { message, result } of record) {
    const count = log.filter((entry) => entry.id === message.id).length;
    const isTaken = result === "seen" || result?.startsWith("entry");
    const expected = isTaken && !["next", "reveal"].includes(message.t) ? 1 : 0;
    if (result === null || count !== expected) found.push({ id: message.id, t: message.t, result, count });
  }
  const own = new Set(record.map(({ message }) => message.id));
  for (const entry of log) if (entry.id && !own.has(entry.id)) found.push({ unknown: entry });
  return found;
}

const { code, cookie } = await makeTable();
const { outbox, entries, picture, version, connections } = await play(code, cookie);
const log = (await call("GET", `/api/tables/${code}/log`, { cookie })).text.trim().split("\n").map(JSON.parse);
const problems = differences(outbox.record, log);
const record = outbox.record.map(({ message, sent, result }) => ({ ...message, sent, result }));
const summary = { code, game: given.game, version, connections, record, entries, sheet: picture.sheet, problems };
if (given.record) writeFileSync(given.record, JSON.stringify(summary));
console.log(`${picture.sheet.verdict.text} ${record.length} messages over ${connections} connections.`);
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);
