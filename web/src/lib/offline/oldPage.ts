/** A page whose protocol the server no longer speaks: loaded again once, not for ever. */
import { inTab, keepText, keptText } from "../kept";
import { reloadFromServer } from "./register";

const KEY = "chelem.reloaded";

/** Load a page of the old `protocol` from the server; return false if that has been tried without success. */
export function replaceOldPage(protocol: number, where = inTab, reload: () => unknown = reloadFromServer): boolean {
  const old = String(protocol);
  // Without a memory it could go on for ever.
  if (keptText(KEY, where) === old || !keepText(KEY, old, where)) return false;
  reload();
  return true;
}
