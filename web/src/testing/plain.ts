/** A text, or a value with texts, as it is written in the catalogues: with ordinary spaces. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll("\u00a0", " ")) as T;
