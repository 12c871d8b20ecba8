import type { CollectionShape } from "../../lib/protocol.generated";
import { say } from "../../lib/words";

/** The name of a collection. */
export function collectionName({ name, kind }: Pick<CollectionShape, "name" | "kind">): string {
  return name || say(kind === "file" ? "analyse-pasted" : `analyse-${kind}`);
}
