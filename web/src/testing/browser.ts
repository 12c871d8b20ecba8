// Browser features missing in Node that the modules under test use.
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (place) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size;
    },
  };
}

Object.defineProperties(globalThis, {
  localStorage: { value: storage(), configurable: true },
  sessionStorage: { value: storage(), configurable: true },
  navigator: { value: { language: "fr-FR" }, configurable: true },
});
