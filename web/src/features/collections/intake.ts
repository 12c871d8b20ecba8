/** Import files, a text or a link. */
import { post, reason } from "../../lib/http";
import { forget, inTab, keepText, keptText } from "../../lib/kept";
import type { CollectionShape } from "../../lib/protocol.generated";
import { say } from "../../lib/words";

const LARGEST = 2_000_000;
/** Session-storage key for a typed address while the page that may fetch it opens. */
const WANTED = "chelem.wanted";

/** Save a file as a collection; throw an `Error` with a sentence. */
export async function saveFile(file: Blob, name: string): Promise<CollectionShape> {
  if (file.size > LARGEST) throw new Error(say("analyse-large", { name: name || say("analyse-pasted") }));
  try {
    return await post("/api/library", { name: name.slice(0, 200), body: file });
  } catch (error) {
    throw new Error(reason(error), { cause: error });
  }
}

/** The sentence of what `saveFile` or `fetchFile` throws. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : reason(error));

/** The address of a new collection, or of its only board. */
export const addressOf = ({ code, boards }: CollectionShape) => `/analyser/${code}${boards === 1 ? "/1" : ""}`;

/** The text as the address of a remote file, or null; a link to BBO's viewer contains its deal. */
export function remoteAddress(text: string): string | null {
  const line = text.trim();
  if (!/^https?:\/\/\S+$/i.test(line) || /handviewer|[?&]lin=/i.test(line)) return null;
  return hostOf(line) ? line : null;
}

/** The host of an address; null if it is invalid. */
export function hostOf(url: string): string | null {
  try {
    return new URL(url).host;
  } catch {
    return null;
  }
}

/** Open the page that may fetch from other sites, and remember the visitor's request. */
export function openRemotePage(url: string): void {
  keepText(WANTED, url, inTab); // Where it is not kept, the page asks for confirmation.
  // A full navigation: only that address may connect to other sites.
  location.assign(`/analyser?url=${encodeURIComponent(url)}`);
}

/** Whether the visitor has just requested this address. */
export function wasRequested(url: string): boolean {
  const requested = keptText(WANTED, inTab);
  forget(WANTED, inTab);
  return requested === url;
}

/** Fetch a file of another site, without cookies. */
export async function fetchFile(url: string): Promise<File> {
  const { host, pathname } = new URL(url);
  try {
    const answer = await fetch(url, { credentials: "omit", referrerPolicy: "no-referrer" });
    if (!answer.ok) throw new Error(String(answer.status));
    const name = decodeURIComponent(pathname.split("/").at(-1) ?? "");
    return new File(await readUpTo(answer), name || host);
  } catch (error) {
    throw new Error(say("analyse-closed", { host }), { cause: error });
  }
}

/** Read the body until it exceeds the limit, which `saveFile` then reports. */
async function readUpTo(answer: Response): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = answer.body!.getReader();
  const found: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done && size <= LARGEST; read = await reader.read()) {
    found.push(read.value);
    size += read.value.length;
  }
  if (size > LARGEST) await reader.cancel();
  return found;
}
