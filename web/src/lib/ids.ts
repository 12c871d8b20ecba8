/** An id that nothing else has: lower-case letters and digits, for messages, entries and what this device keeps. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36)).join("");
