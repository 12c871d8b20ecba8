import { expect, test } from "vitest";
import { isName } from "./passkeys";

test("a passkey belongs to a name, never to an IP address", () => {
  for (const host of ["localhost", "chelem.example", "10.example.org"]) expect(isName(host), host).toBe(true);
  for (const host of ["127.0.0.1", "192.168.1.20", "[::1]", "[2001:db8::1]"]) expect(isName(host), host).toBe(false);
});
