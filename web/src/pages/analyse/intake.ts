/** Import files, a text or a link. */
import { reason, send } from "../../http";
import type { Collection } from "../../protocol";
import { say } from "../../words";

const LARGEST = 2_000_000;
/** Where an address that the visitor has typed waits while the page that may ask for it is opened. */
const WANTED = "chelem.wanted";

/** Keeps a file as a collection; what it throws has its sentence. */
export async function saveFile(file: Blob, name: string): Promise<Collection> {
  if (file.size > LARGEST) throw new Error(say("analyse-large", { name: name || say("analyse-pasted") }));
  try {
    return await send<Collection>(`/api/library?name=${encodeURIComponent(name.slice(0, 200))}`, file);
  } catch (error) {
    throw new Error(reason(error), { cause: error });
  }
}

/** Where a collection that has just been made opens: a single board at once. */
export const addressOf = ({ code, boards }: Collection) => `/analyser/${code}${boards === 1 ? "/1" : ""}`;

/** The address of a file elsewhere, where that is all that the text is. A link to BBO's viewer is a deal itself. */
export function remoteAddress(text: string): string | null {
  const line = text.trim();
  if (!/^https?:\/\/\S+$/i.test(line) || /handviewer|[?&]lin=/i.test(line)) return null;
  return hostOf(line) ? line : null;
}

/** The host of an address; null if it is not one. */
export function hostOf(url: string): string | null {
  try {
    return new URL(url).host;
  } catch {
    return null;
  }
}

/** Opens the page that may ask another site, and remembers that the visitor wants it. */
export function openRemote(url: string): void {
  try {
    sessionStorage.setItem(WANTED, url);
  } catch {
    // The page will ask once more.
  }
  // A page of its own: only its address may connect to other sites.
  location.assign(`/analyser?url=${encodeURIComponent(url)}`);
}

/** Whether the visitor has just asked for this address. */
export function wasWanted(url: string): boolean {
  try {
    return sessionStorage.getItem(WANTED) === url;
  } catch {
    return false;
  } finally {
    try {
      sessionStorage.removeItem(WANTED);
    } catch {
      // Nothing was kept.
    }
  }
}

/** A file of another site, asked for by the page itself, without cookies. */
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

/** What comes, and no more than a little too much: `saveFile` says that it is. */
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
