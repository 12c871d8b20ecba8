/** Set the tab's title once the sentences have loaded; return a function that resets it. */
export function titled(ready: Promise<unknown>, title: () => string): () => void {
  let left = false;
  void ready.then(() => {
    if (!left) document.title = `${title()} · Chelem`;
  });
  return () => {
    left = true;
    document.title = "Chelem";
  };
}
