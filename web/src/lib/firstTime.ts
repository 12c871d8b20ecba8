/** Hints shown once per browser. */
import { keepText, keptText } from "./kept";

const key = (name: string): string => `chelem.once.${name}`;

export const isFirstTime = (name: string): boolean => keptText(key(name)) === null;

export function markShown(name: string): void {
  keepText(key(name), "1");
}
