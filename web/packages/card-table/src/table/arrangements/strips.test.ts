import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Around, Layout } from "../layout";
import { placed } from "../../values/seats";
import type { Parts } from "./parts";
import Strips from "./Strips.svelte";

const empty = createRawSnippet(() => ({ render: () => "<i></i>" }));
const plate: Parts["plate"] = createRawSnippet((seat: () => string) => ({ render: () => `<b>${seat()}</b>` }));
const layout: Layout = {
  arrangement: "strips",
  text: 16,
  card: 50,
  open: 44,
  rows: [4],
  form: { abreast: false, brief: false },
  above: false,
  line: false,
};

const OPEN: Around[][] = [[], ["top"], ["left"], ["right"], ["top", "left"], ["left", "right"]];

describe.each(OPEN.map((open) => [open] as const))("with open hands %j", (open) => {
  it.each([false, true])(
    "has the plate of each player around the table once, the facts above the hand: %s",
    (above) => {
      const { body } = render(Strips, {
        props: {
          seats: placed("S"),
          layout: { ...layout, above },
          open: [...open],
          playing: true,
          plate,
          openHand: empty,
          facts: empty,
          middle: empty,
          you: null,
          controls: null,
        },
      });
      const plates = [...body.matchAll(/<b>(\w)<\/b>/g)].map(([, seat]) => seat).sort();
      expect(plates).toEqual(["E", "N", "W"]);
    },
  );
});
