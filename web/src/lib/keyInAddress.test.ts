import { expect, test } from "vitest";
import { given } from "./keyInAddress";

test("a key is read after #, and in links of earlier versions after ?", () => {
  const link = given({ hash: "#key=secret&seat=S", search: "" });
  expect([link.get("key"), link.get("seat")]).toEqual(["secret", "S"]);
  expect(given({ hash: "", search: "?key=older" }).get("key")).toBe("older");
  expect(given({ hash: "", search: "" }).get("key")).toBeNull();
});
