import { beforeAll, expect, it } from "vitest";
import { loadLanguage } from "../../lib/words";
import { drawSuits } from "./serverHtml";

const sign = (name: string, code: string, printed: string) =>
  `<span class="suit" role="img" aria-label="${name}" data-suit="${code}">${printed}</span>`;
const OUTLINES = { S: "", H: "", D: "", C: "" };
const heard = (html: string) =>
  drawSuits(html, OUTLINES)
    .replace(/<span aria-hidden="true">.*?<\/span>/g, "")
    .replace(/<[^>]*>/g, "");
const seen = (html: string) =>
  drawSuits(html, OUTLINES)
    .replace(/<span class="spoken">.*?<\/span>/g, "")
    .replace(/<svg[^>]*data-suit="(.)".*?<\/svg>/g, "$1")
    .replace(/<[^>]*>/g, "");

beforeAll(() => loadLanguage("fr"));

it("shows cards and bids as signs, and says them in words", () => {
  const page = `<p>Ouest a joué ${sign("carreau", "D", "♦")}5, Nord le roi. On ouvre de 1${sign("cœur", "H", "♥")}.</p>`;
  expect(heard(page)).toBe("Ouest a joué le cinq de carreau, Nord le roi. On ouvre de 1 cœur.");
  expect(seen(page)).toBe("Ouest a joué D5, Nord le roi. On ouvre de 1H.");
});

it("does not say a suit or a card twice after its name", () => {
  expect(heard(`le cinq de cœur, ${sign("cœur", "H", "♥")}5 : bon`)).toBe("le cinq de cœur,  : bon");
  const page = `pique ${sign("pique", "S", "♠")}, cœur (${sign("cœur", "H", "♥")}) ; ${sign("cœur", "H", "♥")} seul`;
  expect(heard(page)).toBe("pique , cœur () ; cœur seul");
  expect(seen(page)).toBe("pique S, cœur (H) ; H seul");
});

it("leaves tags and other text alone", () => {
  expect(drawSuits('<a title="3SA">A &amp; B</a>', OUTLINES)).toBe('<a title="3SA">A &amp; B</a>');
});
