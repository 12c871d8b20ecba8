import type { Collection } from "../../protocol";
import { say } from "../../words";

/** The name of a collection. */
export function collectionName({ name, kind }: Pick<Collection, "name" | "kind">): string {
  return name || say(kind === "file" ? "analyse-pasted" : `analyse-${kind}`);
}
