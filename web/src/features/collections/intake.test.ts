import { beforeAll, describe, expect, it } from "vitest";
import type { CollectionShape } from "../../lib/protocol.generated";
import { loadLanguage } from "../../lib/words";
import { analyseWords } from "./catalogues";
import { addressOf, hostOf, remoteAddress, saveFile } from "./intake";

describe("what a visitor pastes", () => {
  it("is a file elsewhere when it is an address and nothing else", () => {
    expect(remoteAddress(" https://example.org/deals.pbn \n")).toBe("https://example.org/deals.pbn");
    expect(remoteAddress("HTTP://example.org/a.lin")).toBe("HTTP://example.org/a.lin");
  });

  it("is a deal itself when it is a link to a viewer that carries one", () => {
    expect(remoteAddress("https://www.bridgebase.com/tools/handviewer.html?lin=pn|a|")).toBeNull();
    expect(remoteAddress("https://example.org/?lin=md|1|")).toBeNull();
  });

  it("is a text when there is more than an address, or no host in it", () => {
    for (const text of ["see https://example.org/a.pbn", '[Event ""]', "", "https://", "ftp://example.org/a"]) {
      expect(remoteAddress(text), text).toBeNull();
    }
  });
});

it("knows the host of an address, with its port", () => {
  expect(hostOf("http://127.0.0.1:8123/a")).toBe("127.0.0.1:8123");
  expect(hostOf("nowhere")).toBeNull();
});

it("opens a single board at once, several as a list", () => {
  const collection = (boards: number) => ({ code: "xyz", boards }) as Partial<CollectionShape> as CollectionShape;
  expect(addressOf(collection(1))).toBe("/analyser/xyz/1");
  expect(addressOf(collection(2))).toBe("/analyser/xyz");
  expect(addressOf(collection(0))).toBe("/analyser/xyz");
});

describe("a file that is too large", () => {
  beforeAll(async () => {
    await loadLanguage("en");
    await analyseWords();
  });

  it("is refused by its name before anything is sent", async () => {
    await expect(saveFile(new Blob(["x".repeat(2_000_001)]), "big.pbn")).rejects.toThrow(/big\.pbn/);
  });
});
