import { beforeEach, expect, it } from "vitest";
import type { SetProofShape } from "../../../lib/protocol.generated";
import { drawnNumber, hashOf } from "./fair";
import { boardFinding } from "./setBoard";
import { boardSalt, type PublishedSet } from "./setContribution";

const SALT = "00112233445566778899aabbccddeeff";
const NONCE = "ab".repeat(32);
const SET: PublishedSet = {
  code: "abcdefgh",
  hash: hashOf(SALT),
  opening: SALT,
  pledges: [hashOf(NONCE)],
  nonces: [NONCE],
};
const board = (salt: string): SetProofShape => ({ kind: "challenge", code: SET.code, board: 3, salt, alone: false });

beforeEach(() => {
  localStorage.clear();
});

it("follows from what opens its set", () => {
  const salt = boardSalt(SALT, [NONCE], 3);
  expect(boardFinding(SET, board(salt), drawnNumber(salt)).verdict).toBe("others");
  const closed = { ...SET, opening: null, nonces: null };
  expect(boardFinding(closed, board(salt), drawnNumber(salt)).verdict).toBe("others");
});

it("is broken where the server dealt another board, or other cards", () => {
  const other = boardSalt(SALT, [NONCE], 4);
  const salt = boardSalt(SALT, [NONCE], 3);
  expect(boardFinding(SET, board(other), drawnNumber(other)).verdict).toBe("broken");
  expect(boardFinding(SET, board(salt), drawnNumber(other)).verdict).toBe("broken");
});

it("had another salt in sets of earlier versions", () => {
  const set = { ...SET, pledges: [], nonces: [] };
  for (const salt of [hashOf(`${SALT}:3:1`), hashOf(`${SALT}:3`)])
    expect(boardFinding(set, board(salt), drawnNumber(salt)).verdict).toBe("alone");
});
