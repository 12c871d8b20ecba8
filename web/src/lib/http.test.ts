import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { address, get, getIfOther, post, Refused } from "./http";
import { currentLanguage } from "./words";

/** The requests so far, and what the server answers to all. */
let asked: { address: string; method: string; headers: Record<string, string>; body: unknown }[];
let answer: Response;

beforeEach(() => {
  asked = [];
  answer = Response.json({ code: "K7" });
  vi.stubGlobal("fetch", (to: string, { method, headers, body }: (typeof asked)[number]) => {
    asked.push({ address: to, method, headers, body });
    return Promise.resolve(answer.clone());
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a call", () => {
  it("has the parameters of its path in their places, encoded, and the others in its query", async () => {
    const seat = "N";
    expect(address("/api/library/{code}/file", { code: "a/b ?", form: "pbn" })).toBe(
      `/api/library/a%2Fb%20%3F/file?form=pbn&language=${currentLanguage()}`,
    );
    await post("/api/boards/play", { seat, steps: 2, bots: undefined, body: new Blob(["1"]) });
    expect(asked[0]?.address).toBe(`/api/boards/play?seat=N&steps=2&language=${currentLanguage()}`);
  });

  it("sends JSON, or a file as it is, with the key of the device", async () => {
    const entry = { event: "closed" } as const;
    await post("/api/events/{code}/entries", { code: "E1", key: "k.1", body: { entry } });
    expect(asked[0]).toEqual({
      address: `/api/events/E1/entries?language=${currentLanguage()}`,
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: "Bearer k.1" },
      body: JSON.stringify({ entry }),
    });
    const file = new Blob(["text"]);
    await post("/api/library", { name: "one", body: file });
    expect(asked[1]).toMatchObject({ headers: { "Content-Type": "application/octet-stream" }, body: file });
  });

  it("answers JSON, a file, or nothing where that has the tag", async () => {
    expect(await get("/api/tables/{code}", { code: "T1" })).toEqual({ code: "K7" });
    answer = new Response('{"event":"opened"}\n', { headers: { "Content-Type": "application/x-ndjson" } });
    expect(await (await get("/api/events/{code}/log", { code: "E1" })).text()).toContain("opened");
    answer = new Response(null, { status: 304 });
    expect(await getIfOther("/api/events/{code}", { code: "E1", tag: "t1", wait: 20, known: "t1" })).toBeUndefined();
    expect(asked[2]).toMatchObject({
      address: `/api/events/E1?tag=t1&wait=20&language=${currentLanguage()}`,
      headers: { "If-None-Match": 'W/"t1"' },
    });
  });

  it("throws what the server refuses", async () => {
    const refusal = { code: "event.unknown", facts: {}, sentence: "No such event.", retry: "never" };
    answer = Response.json(refusal, { status: 404 });
    const error: unknown = await get("/api/events/{code}", { code: "E1" }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ message: "No such event.", status: 404, refusal });
  });

  it("is checked by the compiler", () => {
    const never = (): unknown[] => [
      // @ts-expect-error there is no such call
      get("/api/nowhere"),
      // @ts-expect-error it needs the code
      get("/api/events/{code}"),
      // @ts-expect-error it has no such parameter
      get("/api/events/{code}", { code: "E1", page: 2 }),
      // @ts-expect-error an entry has a name
      post("/api/events/{code}/entries", { code: "E1", body: { entry: { section: "A", round: 1 } } }),
      // @ts-expect-error it is read, not written
      post("/api/games"),
    ];
    expect(never).toBeTypeOf("function");
  });
});
