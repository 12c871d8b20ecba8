/**
 * Call back a player whose tab is hidden when it is their turn: a notification if they want one, the tab's title, the
 * app's badge.
 */
import type { Shown } from "../live/optimistic";
import { clearNotifications, notify } from "../../../lib/notifications";
import { settings } from "../../../lib/settings.svelte";
import { say } from "../../../lib/words";
import { isYours, turnBegan } from "./turnSignal";

/** Milliseconds between two titles of a hidden tab. */
const BLINK = 1_000;

/** Follow the pictures of a table; call it while a component is set up. */
export function followTurns(picture: () => Shown | null): void {
  let before: Shown | null = null;
  let hidden = $state(document.hidden);
  const called = $derived.by(() => {
    const shown = picture();
    return hidden && shown !== null && isYours(shown);
  });

  $effect(() => {
    const look = (): void => {
      hidden = document.hidden;
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    if (!hidden) void clearNotifications();
  });
  $effect(() => {
    const after = picture();
    if (!after) return;
    if (document.hidden && settings.notify && turnBegan(before, after))
      void notify(say("notify-turn"), say(`game-${after.table.game}`));
    before = after;
  });
  $effect(() => {
    if (!called) return;
    const title = document.title;
    const blink = setInterval(() => {
      document.title = document.title === title ? "Chelem" : title;
    }, BLINK);
    void navigator.setAppBadge?.(1).catch(() => undefined);
    return () => {
      clearInterval(blink);
      if (document.title === "Chelem") document.title = title;
      void navigator.clearAppBadge?.().catch(() => undefined);
    };
  });
}
