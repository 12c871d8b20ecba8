import { describe, expect, it } from "vitest";
import { finding, findingOfFixed, isVerified } from "./finding";

describe("who drew the cards of a deal", () => {
  it.each([
    ["the server alone, though somebody pledged and revealed nothing", {}, false, "alone", 0],
    ["the server and another device", { q: "1" }, false, "others", 1],
    ["the server and this device", { p: "1" }, true, "shared", 0],
    ["the server, this device and two others", { p: "1", q: "2", r: "3" }, true, "shared", 2],
  ] as const)("is %s", (_, nonces, own, verdict, others) => {
    const found = finding(true, own, { nonces });
    expect(found).toEqual({ verdict, others, prepared: false });
    expect(isVerified(found)).toBe(verdict === "shared");
  });

  it("is nobody's claim where the cards are not as promised, or were changed against this page", () => {
    expect(finding(false, true, { nonces: { p: "1" } }).verdict).toBe("broken");
    expect(finding(true, null, { nonces: { p: "1" } }).verdict).toBe("broken");
    expect(findingOfFixed(false).verdict).toBe("broken");
  });

  it("is not verified where the cards of a prepared deal were not computed, or the server alone fixed them", () => {
    expect(isVerified(finding(null, true, { nonces: { p: "1" } }))).toBe(false);
    expect(isVerified(findingOfFixed(true))).toBe(false);
  });
});
