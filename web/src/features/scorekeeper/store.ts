/** The score sheets that this device keeps: nothing of them leaves it unless somebody sends it. */
import { SEATS, type Seat } from "@chelem/card-table/seats";
import { newId } from "../../lib/ids";
import { keepJson, keptJson } from "../../lib/kept";
import { canStop, keep } from "../../lib/scorekeeping/match";
import { FORMS, type Strain } from "../../lib/scorekeeping/rules";
import type { Entry, Setup } from "../../lib/scorekeeping/sheet";
import type { Names } from "../../lib/scorekeeping/words";

export interface KeptSheet {
  id: string;
  setup: Setup;
  names: Names;
  /** When it was begun, in ISO 8601. */
  since: string;
  entries: Entry[];
  /** The players stopped before the end. */
  stopped: boolean;
}

const KEY = "chelem.sheets";
const STRAINS: Strain[] = ["C", "D", "H", "S", "NT"];

/** All sheets, the newest first. */
export function keptSheets(): KeptSheet[] {
  const stored = keptJson(KEY);
  return Array.isArray(stored) ? stored.filter(isSheet) : [];
}

/** Store a sheet, new or changed; false if the browser stores nothing. */
export function storeSheet(sheet: KeptSheet): boolean {
  const others = keptSheets();
  const place = others.findIndex(({ id }) => id === sheet.id);
  if (place < 0) others.unshift(sheet);
  else others[place] = sheet;
  return keepJson(KEY, others);
}

export function removeSheet(id: string): boolean {
  const others = keptSheets().filter((sheet) => sheet.id !== id);
  return keepJson(KEY, others);
}

/** The sheet in the text of a file that this page wrote; null if it is not one. */
export function readSheet(text: string): KeptSheet | null {
  try {
    const found: unknown = JSON.parse(text);
    return isSheet(found) ? { ...found, id: newId() } : null;
  } catch {
    return null;
  }
}

/** Whether stored data is a sheet that can be scored: another version, or a person, may have written it. */
export function isSheet(value: unknown): value is KeptSheet {
  if (!isRecord(value) || !isRecord(value.setup) || !isRecord(value.names) || !Array.isArray(value.entries)) {
    return false;
  }
  const { setup, entries, names } = value;
  const info = FORMS[String(setup.form)];
  if (!info || !isRecord(setup.options) || !isSeat(setup.dealer)) return false;
  const sized = info.size === null ? setup.size === null : isCount(setup.size);
  const whole = sized && isCount(setup.first) && Object.values(names).every((name) => typeof name === "string");
  return whole && typeof value.id === "string" && typeof value.since === "string" && entries.every(isEntry);
}

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || !isRecord(value.honours) || !isTricks(value.tricks)) return false;
  const { held, void: empty } = value.honours;
  const seats = Array.isArray(empty) && empty.every((seat) => isSeat(seat));
  if (!seats || !isRecord(held) || !SEATS.every((seat) => isTricks(held[seat]))) return false;
  const { contract } = value;
  if (contract === null) return true;
  if (!isRecord(contract) || !isSeat(contract.player)) return false;
  const { strain, tricks, stake } = contract;
  const power = typeof stake === "number" && Number.isInteger(Math.log2(stake)) && stake >= 1;
  return STRAINS.some((known) => known === strain) && isTricks(tricks) && tricks >= 7 && power;
}

const isSeat = (value: unknown): value is Seat => SEATS.some((seat) => seat === value);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isTricks = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 13;
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;

/** Everything that follows from what was entered. */
export const matchOf = ({ setup, entries, stopped }: KeptSheet) => keep(setup, entries, stopped);

/** Whether the players may stop now, and score what is unfinished. */
export const mayStop = (sheet: KeptSheet): boolean =>
  canStop(sheet.setup.form) && !matchOf(sheet).verdict && matchOf({ ...sheet, stopped: true }).verdict !== null;
