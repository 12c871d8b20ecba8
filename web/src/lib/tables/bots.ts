/** The bots that the visitor prefers, at every table that they open. */
import { choose, settings } from "../settings.svelte";

export interface Bots {
  strength: string;
  system: string;
  /** Empty for the system's usual style. */
  style: string;
}

/** `usual` are the server's for the visitor's language, as `STRENGTH:SYSTEM`. */
export function preferredBots(usual: string): Bots {
  const [strength = "", system = ""] = usual.split(":");
  const [chosen = "", ownSystem = "", style = ""] = settings.bots.split(":");
  return { strength: chosen || strength, system: ownSystem || system, style };
}

/** Keep these bots for the tables to come; the usual system is not kept, and follows the language. */
export function preferBots({ strength, system, style }: Bots, usual: string): void {
  const plain = usual === `${strength}:${system}` && !style;
  const ofLanguage = usual.endsWith(`:${system}`) && !style;
  choose("bots", plain ? "" : ofLanguage ? strength : [strength, system, style].filter(Boolean).join(":"));
}

/** Keep this system, and the strength as it is; another system has styles of its own. */
export function preferSystem(system: string, usual: string): void {
  const bots = preferredBots(usual);
  preferBots(system === bots.system ? bots : { ...bots, system, style: "" }, usual);
}
