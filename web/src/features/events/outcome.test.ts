import { beforeAll, describe, expect, it } from "vitest";
import type { EventOutcome } from "../../lib/protocol.generated";
import { loadLanguage } from "../../lib/words";
import { eventPageWords } from "./catalogues";
import { ruledScores } from "./outcome";
import { resultText } from "./result";

const CONTRACT = { strain: "S", tricks: 10, stake: 1, declarer: "N" } as const;

describe("a ruling in words", () => {
  beforeAll(async () => {
    await loadLanguage("fr");
    await eventPageWords();
  });

  it.each<[EventOutcome, string]>([
    [{ points: 420, contract: CONTRACT, tricks: 10 }, "4S= by N"],
    [{ passed: true }, "passed"],
    [{ not_played: "missing" }, "unplayed"],
    [{ points: 620 }, "+620 pour Nord-Sud"],
    [
      {
        weighted: [
          { points: 620, weight: "3/5" },
          { points: -100, weight: "2/5" },
        ],
      },
      "60\u00a0%\u00a0de\u00a0+620, 40\u00a0%\u00a0de\u00a0−100 (marque de Nord-Sud)",
    ],
  ])("says once what both sides receive: %j", (outcome, text) => {
    expect(ruledScores(outcome, resultText)).toEqual([{ side: null, text }]);
  });

  it("says what each side receives where that differs", () => {
    expect(ruledScores({ ns: "60", ew: "75/2" }, resultText)).toEqual([
      { side: "NS", text: "60\u00a0%" },
      { side: "EW", text: "37,5\u00a0%" },
    ]);
    const ns = { points: -50, contract: CONTRACT, tricks: 9 };
    expect(ruledScores({ split: [ns, { percent: "40" }] }, resultText)).toEqual([
      { side: "NS", text: "4S-1 by N" },
      { side: "EW", text: "40\u00a0%" },
    ]);
  });
});
