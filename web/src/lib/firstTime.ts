/** Hints shown once per browser. */
const key = (name: string): string => `chelem.once.${name}`;

export function isFirstTime(name: string): boolean {
  try {
    return localStorage.getItem(key(name)) === null;
  } catch {
    return true;
  }
}

export function markShown(name: string): void {
  try {
    localStorage.setItem(key(name), "1");
  } catch {
    // A browser without storage sees it again.
  }
}
