/** A page of the client in a browser, with answers as the server gives them, and no server. */
import "@chelem/card-table/theme.css";
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import "../ui/style/utilities.css";
import axe from "axe-core";
import { mount, tick, unmount, type Component } from "svelte";
import { page, type Locator } from "vitest/browser";
import { afterEach, expect, vi } from "vitest";
import App from "../App.svelte";
import type { LanguageCode } from "../lib/protocol.generated";
import { follow, go } from "../lib/router.svelte";
import { applySettings, settings, type Choices } from "../lib/settings.svelte";
import { loadLanguage, say, type Facts } from "../lib/words";

export const PHONE = [360, 740] as const;
export const DESKTOP = [1280, 800] as const;

/** How long a test waits for an element, in milliseconds: a machine may be busy. */
const PATIENCE = 30_000;

/** A request as an answer may depend on it. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** By path, with the method before it unless that is GET; `Response` for what is refused, a promise for what takes time. */
export type Answers = Record<string, object | ((asked: Asked) => object)>;

interface Terms {
  answers?: Answers;
  language?: LanguageCode;
  size?: readonly [number, number];
  settings?: Partial<Choices>;
}

/** What is usual, before anybody has chosen anything. */
const usual = { ...settings };

/** What the page has asked for since it was opened. */
export const asked: Asked[] = [];
/** What it asked for, and there was no answer to. */
const unanswered: string[] = [];

let mounted: object | undefined;

follow();

/** Open an address of the client, as a new visitor. */
export async function open(address: string, { answers = {}, language = "fr", size = PHONE, ...terms }: Terms = {}) {
  await close();
  localStorage.clear();
  sessionStorage.clear();
  asked.length = unanswered.length = 0;
  Object.assign(settings, usual, { language, motion: "less" }, terms.settings);
  applySettings();
  vi.stubGlobal("fetch", (path: string, request?: RequestInit) => answer(answers, path, request));
  await Promise.all([page.viewport(...size), loadLanguage(language)]);
  go(address, "replace");
  await show();
}

/** Load the page again, by the same visitor. */
export async function reopen(): Promise<void> {
  await close();
  await show();
}

/** Draw a component by itself, whose sentences `words` loads; close it with the page. */
export async function draw<Props extends Record<string, unknown>>(
  component: Component<Props>,
  words: () => Promise<void>,
  { answers, props }: { answers: Answers; props: () => Props },
): Promise<void> {
  await close();
  asked.length = unanswered.length = 0;
  vi.stubGlobal("fetch", (path: string, request?: RequestInit) => answer(answers, path, request));
  await loadLanguage("fr");
  await words();
  mounted = mount(component, { target: document.body, props: props() });
}

/** Draw the page, and wait for its heading, by when its sentences are there. */
async function show(): Promise<void> {
  mounted = mount(App, { target: document.body });
  await expect.element(page.getByRole("heading", { level: 1 }).first()).toBeInTheDocument();
}

/** Click an element once it is there: by an event, as a click of the browser itself takes fifty times as long. */
export async function press(wanted: Locator): Promise<void> {
  (await found<HTMLElement>(wanted)).click();
  await tick();
}

/** Type a text in place of what a field holds. */
export async function fill(wanted: Locator, text: string): Promise<void> {
  const field = await found<HTMLInputElement>(wanted);
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await tick();
}

/** Choose an option of a menu by its value. */
export async function select(wanted: Locator, value: string): Promise<void> {
  const menu = await found<HTMLSelectElement>(wanted);
  menu.value = value;
  expect(menu.value).toBe(value);
  menu.dispatchEvent(new Event("change", { bubbles: true }));
  await tick();
}

/** The only element that is wanted, once it is there; a disabled one does nothing. */
async function found<Kind extends HTMLElement>(wanted: Locator): Promise<Kind> {
  const element = wanted.query() ?? (await vi.waitFor(() => wanted.element(), { timeout: PATIENCE }));
  return element as Kind;
}

/** The options to find an element by its whole name. */
export const exact = (name: string) => ({ name, exact: true });
/** The button with this sentence. */
export const button = (code: string, facts?: Facts) => page.getByRole("button", exact(say(code, facts)));

/** A refusal of the server. */
export function refused(sentence: string, status = 409): Response {
  return Response.json({ code: "refused", facts: {}, sentence, retry: "never" }, { status });
}

/** The rules of axe that the page breaks, with the elements. */
export async function violations(): Promise<string[]> {
  // A drawn index is not a label: a card is called « huit de pique », as it is announced.
  const isCard = (target: unknown) => document.querySelector(String(target))?.querySelector("svg.card");
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => id !== "label-content-name-mismatch" || !isCard(node.target[0]))
      .map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
  );
}

async function close(): Promise<void> {
  if (mounted) await unmount(mounted);
  mounted = undefined;
}

afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
  expect(unanswered).toEqual([]);
});

async function answer(answers: Answers, address: string, request: RequestInit = {}): Promise<Response> {
  const { pathname: path, searchParams: query } = new URL(address, location.origin);
  const { method = "GET", body } = request;
  const question: Asked = { method, path, query, body: typeof body === "string" ? JSON.parse(body) : body };
  asked.push(question);
  const name = method === "GET" ? path : `${method} ${path}`;
  const found = answers[name];
  if (found === undefined) unanswered.push(name);
  const given: unknown = typeof found === "function" ? (found as (asked: Asked) => object)(question) : found;
  const come = await Promise.resolve(given); // as an answer comes later
  if (come instanceof Response) return come.clone();
  return come === undefined ? new Response(null, { status: 404 }) : Response.json(come);
}
