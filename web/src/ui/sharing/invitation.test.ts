import { encode } from "uqr";
import { expect, test } from "vitest";
import { invitationLinks } from "./invitation";
import { darkModules } from "../qrCode";

test("an invitation arrives whole in mail, messages and WhatsApp, whatever is in it", () => {
  const message = "Une partie ? À 20 h & après : https://chelem.example/table/abc#x";
  const links = invitationLinks("Bridge & café ?", message);
  const mail = new URL(links.mail);
  expect(mail.searchParams.get("subject")).toBe("Bridge & café ?");
  expect(mail.searchParams.get("body")).toBe(message);
  expect(new URL(links.sms).searchParams.get("body")).toBe(message);
  expect(new URL(links.whatsApp).searchParams.get("text")).toBe(message);
});

test("the drawing of a QR code covers its dark modules and no others", () => {
  const { data, size } = encode("https://chelem.example/table/abcdefgh", { border: 4 });
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of darkModules(data).matchAll(/M(\d+) (\d+)h(\d+)/g))
    drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  expect(drawn).toEqual(data);
});
