/** What a link gives after `#`, which browsers send to no server and no proxy's log. */
export function given(address: Pick<Location, "hash" | "search"> = location): URLSearchParams {
  // Links of earlier versions have it after `?`.
  return new URLSearchParams(address.hash.length > 1 ? address.hash.slice(1) : address.search);
}

/** Load the page again where only the part after `#` was changed to a link with a key. */
export function reloadForKey(): void {
  if (given().has("key")) location.reload();
}
