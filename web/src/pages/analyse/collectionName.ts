import type { Collection } from "../../protocol";
import { say } from "../../words";

/** What a collection is called. */
export function collectionName({ name, kind }: Pick<Collection, "name" | "kind">): string {
  return name || say(kind === "file" ? "analyse-pasted" : `analyse-${kind}`);
}
