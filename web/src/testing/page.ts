/** A page of the client in a browser, with answers as the server gives them, and no server. */
import "@chelem/card-table/theme.css";
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import "../ui/style/utilities.css";
import axe from "axe-core";
import { mount, tick, unmount, type Component } from "svelte";
import { page, type Locator } from "vitest/browser";
import { expect, vi } from "vitest";
import App from "../App.svelte";
import type { LanguageCode } from "../lib/protocol.generated";
import { follow, go } from "../lib/router.svelte";
import { applySettings, settings, type Choices } from "../lib/settings.svelte";
import { loadLanguage, say, type Facts } from "../lib/words";
import { hearLast, leaveScene, recordedAnswer } from "./recorded";

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
  /** The same visitor comes back. */
  again?: boolean;
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
  if (!terms.again) forget();
  asked.length = unanswered.length = 0;
  Object.assign(settings, usual, { language, motion: "less" }, terms.settings);
  applySettings();
  vi.stubGlobal("fetch", (path: string, request?: RequestInit) => answer(answers, path, request));
  await Promise.all([page.viewport(...size), loadLanguage(language)]);
  go(address, "replace");
  await show();
}

function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
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

/** Click an element once it is there and can be clicked: by an event, as the browser itself takes fifty times as long. */
export async function press(wanted: Locator): Promise<void> {
  const element = await found<HTMLElement>(wanted, (element) => !element.matches(":disabled"));
  element.click();
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

/** Choose a file. */
export async function choose(wanted: Locator, file: File): Promise<void> {
  const field = await found<HTMLInputElement>(wanted);
  const chosen = new DataTransfer();
  chosen.items.add(file);
  field.files = chosen.files;
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

/** The only element that is wanted, once it is there, and as it is wanted. */
async function found<Kind extends HTMLElement>(
  wanted: Locator,
  is: (element: Element) => boolean = () => true,
): Promise<Kind> {
  const now = wanted.query();
  if (now && is(now)) return now as Kind;
  return vi.waitFor(
    () => {
      const element = wanted.element();
      if (!is(element)) throw new Error(`${element.textContent} is disabled`);
      return element as Kind;
    },
    { timeout: PATIENCE },
  );
}

/** The options to find an element by its whole name. */
export const exact = (name: string) => ({ name, exact: true });
/** The button with this sentence. */
export const button = (code: string, facts?: Facts) => page.getByRole("button", exact(say(code, facts)));

/** Show what is behind a tab. */
export const tab = (code: string) => press(page.getByRole("tab").filter({ hasText: say(code) }));
/** In the open dialog. */
export const inDialog = (role: Parameters<Locator["getByRole"]>[0], name: string) =>
  page.getByRole("dialog").getByRole(role, exact(name));

/** The texts of elements, each in one line. */
export const texts = (css: string): string[] =>
  [...document.querySelectorAll(css)].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());

/** Wait until something is there, once or more often. */
export const there = (wanted: Locator) => expect.element(wanted.first()).toBeInTheDocument();
/** Wait until there is no such thing. */
export const gone = (wanted: Locator) => expect.element(wanted).not.toBeInTheDocument();
/** Something that reads so, and nothing else. */
export const reading = (text: string) => page.getByText(text, { exact: true });

/** What the server answers somebody else. */
export async function ask<T>(path: string, { key, body, method = body ? "POST" : "GET" }: Question = {}): Promise<T> {
  const headers = new Headers(key ? { Authorization: `Bearer ${key}` } : {});
  const answer = await fetch(path, { method, headers, body: body ? JSON.stringify(body) : null });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as T;
}

interface Question {
  key?: string | undefined;
  body?: object;
  method?: string;
}

/** A refusal of the server. */
export function refused(sentence: string, status = 409): Response {
  return Response.json({ code: "refused", facts: {}, sentence, retry: "never" }, { status });
}

/** The rules of axe that the page breaks, or a part of it, with the elements. */
export async function violations(part: Locator | null = null): Promise<string[]> {
  // A drawn index is not a label: a card is called « huit de pique », as it is announced.
  const isCard = (target: unknown) => document.querySelector(String(target))?.querySelector("svg.card");
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame); // observers of sizes have seen it
  const found = await axe.run(part?.element() ?? document, { resultTypes: ["violations"] });
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

/** Close the page after a test: it has asked for nothing that had no answer. */
export async function leave(): Promise<void> {
  await hearLast();
  await close();
  await hearLast();
  await leaveScene();
  vi.unstubAllGlobals();
  expect(unanswered.splice(0)).toEqual([]);
}

async function answer(answers: Answers, address: string, request: RequestInit = {}): Promise<Response> {
  const { pathname: path, searchParams: query } = new URL(address, location.origin);
  const { method = "GET", body } = request;
  const question: Asked = { method, path, query, body: typeof body === "string" ? JSON.parse(body) : body };
  asked.push(question);
  const name = method === "GET" ? path : `${method} ${path}`;
  const recorded = await recordedAnswer(address, request);
  if (recorded) return recorded;
  const found = answers[name];
  if (found === undefined) unanswered.push(name);
  const given: unknown = typeof found === "function" ? (found as (asked: Asked) => object)(question) : found;
  const come = await Promise.resolve(given); // as an answer comes later
  if (come instanceof Response) return come.clone();
  return come === undefined ? new Response(null, { status: 404 }) : Response.json(come);
}
