import { expect, it } from "vitest";
import type { CardAgreements } from "../../../lib/protocol.generated";
import { chosen, keptChoices } from "./choices";

const choice = (name: string) => ({ choice: name, title: name });
const SYSTEM: CardAgreements = {
  system: "sayc",
  title: "Standard American",
  boxes: [
    {
      box: "slams",
      agreements: [
        { agreement: "blackwood", title: "Blackwood", usual: "aces", choices: [choice("aces"), choice("30-41")] },
      ],
    },
  ],
};

it("plays what a card does not mention as its system does", () => {
  expect(chosen({}, "slams", "blackwood", "aces")).toBe("aces");
  expect(chosen({ slams: { blackwood: "30-41" } }, "slams", "blackwood", "aces")).toBe("30-41");
});

it("keeps what differs from the system, and what the system has", () => {
  expect(keptChoices(SYSTEM, { slams: { blackwood: "30-41" } })).toEqual({ slams: { blackwood: "30-41" } });
  expect(keptChoices(SYSTEM, { slams: { blackwood: "aces" } })).toEqual({});
  expect(keptChoices(SYSTEM, { slams: { blackwood: "of another system" }, notrump: { texas: "on" } })).toEqual({});
});
