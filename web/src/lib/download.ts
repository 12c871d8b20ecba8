/** Files that the server gives only to whom a key was given, saved by the browser. */
import { reason } from "./http";

/** Save a file that was asked for; return the sentence of a refusal, if there is one. */
export async function download(asked: Promise<Blob>, name: string): Promise<string | null> {
  let file: Blob;
  try {
    file = await asked;
  } catch (error) {
    return reason(error);
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return null;
}
