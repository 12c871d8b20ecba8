/** Texts that this browser keeps for the pages, by name. Where it stores nothing, they last as long as the page. */

/** A storage is asked for when it is used: one that is closed to this page throws. */
export type Where = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** For this tab alone; what names no storage is kept for all tabs, and for good. */
export const inTab: Where = () => sessionStorage;
const inBrowser: Where = () => localStorage;

/** The text of this name; null if there is none. */
export function keptText(name: string, where = inBrowser): string | null {
  try {
    return where().getItem(name);
  } catch {
    return null;
  }
}

/** The value of this name that `keepJson` has kept, or another version of the page; null if there is none. */
export function keptJson(name: string, where = inBrowser): unknown {
  try {
    return JSON.parse(keptText(name, where) ?? "null");
  } catch {
    return null;
  }
}

/** Keep a text; false if the browser stores nothing. */
export function keepText(name: string, text: string, where = inBrowser): boolean {
  try {
    where().setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

export const keepJson = (name: string, value: unknown, where = inBrowser): boolean =>
  keepText(name, JSON.stringify(value), where);

export function forget(name: string, where = inBrowser): void {
  try {
    where().removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
