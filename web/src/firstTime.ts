/** What was shown once and need not be shown again, kept in this browser. */
const key = (name: string): string => `chelem.once.${name}`;

export function isFirstTime(name: string): boolean {
  try {
    return localStorage.getItem(key(name)) === null;
  } catch {
    return true;
  }
}

export function wasShown(name: string): void {
  try {
    localStorage.setItem(key(name), "1");
  } catch {
    // A browser without storage sees it again.
  }
}
