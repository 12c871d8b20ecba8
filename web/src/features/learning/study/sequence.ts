/** Auctions as printed in books, and as written in addresses. */

/** A call of a printed sequence; `theirs`: of the side that is not to call. */
export interface PrintedCall {
  call: string;
  theirs: boolean;
}

/** The calls of an auction for the side to call: after the opening bid, the opponents' passes are left out if all are. */
export function printed(calls: string[]): PrintedCall[] {
  const opening = calls.findIndex((call) => call !== "P");
  const told = calls.map((call, place) => ({ call, place, theirs: (calls.length - place) % 2 === 1 }));
  const silent = told.every(({ call, place, theirs }) => !theirs || call === "P" || place < opening);
  return told
    .filter(({ theirs, place }) => opening < 0 || place < opening || !theirs || !silent)
    .map(({ call, theirs, place }) => ({ call, theirs: theirs && opening >= 0 && place >= opening }));
}

/** `1H.P.2C`, for an address. */
export const written = (calls: string[]): string => calls.join(".");

/** The calls of an address. */
export const readCalls = (text: string | null): string[] => (text ?? "").split(".").filter(Boolean);

/** An auction with one more call and, if the opponents are silent, their pass after it. */
export function gone(calls: string[], call: string, silent: boolean): string[] {
  const first = calls.every((each) => each === "P");
  return silent && !(first && call === "P") ? [...calls, call, "P"] : [...calls, call];
}
