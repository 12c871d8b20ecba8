/** The style sheet of all that is loaded apart from the first page. */

/** A part that is being loaded, once that style sheet is there too. */
export const styled = async <Part>(part: Promise<Part>): Promise<Part> => {
  const [loaded] = await Promise.all([part, import("./further.css")]);
  return loaded;
};
