/** A page whose protocol the server no longer speaks: loaded again once, not for ever. */
import { reloadFromServer } from "./register";

const KEY = "chelem.reloaded";

/** Load a page of the old `protocol` from the server; return false if that has been tried without success. */
export function replaceOldPage(
  protocol: number,
  storage: Pick<Storage, "getItem" | "setItem"> = sessionStorage,
  reload: () => unknown = reloadFromServer,
): boolean {
  try {
    if (storage.getItem(KEY) === String(protocol)) return false;
    storage.setItem(KEY, String(protocol));
  } catch {
    return false; // without a memory it could go on for ever
  }
  reload();
  return true;
}
