const NAME = "Chelem";

/** Set the tab's title; return a function that resets it, for an effect. */
export function titled(title: string): () => void {
  document.title = `${title} · ${NAME}`;
  return () => {
    document.title = NAME;
  };
}
