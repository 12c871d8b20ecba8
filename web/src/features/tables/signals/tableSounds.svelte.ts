/** Sounds of a table, and a short vibration at one's turn, unless they are switched off. */
import type { Shown } from "../live/optimistic";
import { settings } from "../../../lib/settings.svelte";
import { soundsBetween, type Sound } from "./soundEvents";

export const synth = () => import("./synth");

/** In milliseconds: after a shorter wait the player is still watching, and needs no bell. */
const LONG = 4_000;
/** In milliseconds: the length of a vibration, and the shortest wait before one. */
const VIBRATION = 25;
const MOMENT = 1_000;

/** Follow the pictures of a table; call it while a component is set up. */
export function followSounds(picture: () => Shown | null): void {
  let before: Shown | null = null;
  let acted = -Infinity;
  $effect(() => {
    const after = picture();
    if (!after) return;
    const sounds = soundsBetween(before, after);
    // The player has just moved: nothing is legal until the server answers.
    if (before && before.legal.length > 0 && after.legal.length === 0) acted = performance.now();
    before = after;
    if (settings.sound === "off") return;
    for (const sound of sounds) signal(sound, performance.now() - acted);
  });
}

function signal(sound: Sound, waited: number): void {
  if (sound === "turn") {
    if (waited >= MOMENT && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION);
    if (waited < LONG && !document.hidden) return;
  }
  void synth().then(
    ({ playSound }) => playSound(sound),
    () => undefined,
  );
}
