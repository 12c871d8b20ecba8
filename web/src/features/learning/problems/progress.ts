/** Which problems of play are solved: their numbers, as stored on the device. */

/** Read stored numbers; anything else counts as none. */
export function parseSolved(text: string | null): readonly number[] {
  try {
    const stored = JSON.parse(text ?? "[]") as unknown;
    return Array.isArray(stored) ? stored.filter((number): number is number => Number.isInteger(number)) : [];
  } catch {
    return [];
  }
}

/** Return the numbers with one more. */
export function withSolved(solved: readonly number[], number: number): readonly number[] {
  return solved.includes(number) ? solved : [...solved, number];
}

/** The first problem that is not solved; undefined when all are. */
export function firstUnsolved<T extends { number: number }>(
  solved: readonly number[],
  problems: readonly T[],
): T | undefined {
  return problems.find(({ number }) => !solved.includes(number));
}
