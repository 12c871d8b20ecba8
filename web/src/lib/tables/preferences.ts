/** What the visitor prefers at tables that they open alone, of what a table's policy decides. */
import { patch } from "../http";
import type { Policy } from "../protocol.generated";
import type { Choices } from "../settings.svelte";

type Preferred = Pick<Policy, "pace" | "declare">;

/** The settings as the policy of a table. */
export const preferredPolicy = ({ pace, declare }: Choices): Preferred => ({
  pace,
  declare,
});

/** What differs in the newer of two policies. */
export function changesOf(before: Preferred, now: Preferred): Partial<Preferred> {
  return {
    ...(before.pace === now.pace ? {} : { pace: now.pace }),
    ...(before.declare === now.declare ? {} : { declare: now.declare }),
  };
}

/** Change the policy of one's own table; the game goes on without that where it fails. */
export async function setPolicy(code: string, changes: Partial<Preferred>): Promise<void> {
  await patch("/api/tables/{code}/policy", { code, body: changes }).catch(() => undefined);
}
