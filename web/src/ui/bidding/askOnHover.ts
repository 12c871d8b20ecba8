/** Request the meaning of a call on hover, keyboard focus or long press. */
import type { Attachment } from "svelte/attachments";

const REST = 350;
const LONG = 500;

const isMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === "mouse";

export function askOnHover(ask: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    const after = (delay: number, then: () => unknown): void => {
      clearTimeout(timer);
      timer = setTimeout(then, delay);
    };
    const stop = (): void => clearTimeout(timer);
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => isMouse(event) && after(REST, ask)],
      ["pointerleave", stop],
      ["focus", () => element.matches(":focus-visible") && after(REST, ask)],
      ["blur", stop],
      [
        "pointerdown",
        (event) => {
          held = false;
          if (isMouse(event)) return;
          after(LONG, () => {
            held = true;
            ask();
          });
        },
      ],
      ["pointerup", () => !held && stop()],
      ["pointercancel", stop],
      ["contextmenu", (event) => held && event.preventDefault()],
      [
        "click",
        (event) => {
          // The tap that ends a long press is not a click.
          if (held) event.stopImmediatePropagation();
          held = false;
        },
      ],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener, { capture: true });
    return () => {
      stop();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener, { capture: true });
    };
  };
}
