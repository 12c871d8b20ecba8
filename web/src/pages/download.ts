/** Files that the server gives only to whom a key was given, saved by the browser. */
import { refusal } from "../http";
import { say } from "../words";

/** Save the file at a path; return the sentence of a refusal, if there is one. */
export async function download(
  path: string,
  key: string | undefined,
  name: string,
  body?: unknown,
): Promise<string | null> {
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => undefined);
  if (!answer) return say("web-offline");
  if (!answer.ok) return (await refusal(answer)).sentence;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return null;
}
