import type { CollectionShape } from "../../protocol.generated";
import { say } from "../../words";

/** The name of a collection. */
export function collectionName({ name, kind }: Pick<CollectionShape, "name" | "kind">): string {
  return name || say(kind === "file" ? "analyse-pasted" : `analyse-${kind}`);
}
