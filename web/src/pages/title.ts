/** Names the browser's tab once the words have come; what it returns takes the name off again. */
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
