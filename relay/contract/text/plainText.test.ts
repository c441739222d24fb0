import { expect, test } from "vitest";
import { plainText } from "./plainText.ts";

test("plainText decodes the entities of a formatted price", () => {
  expect(plainText("1.953,91&nbsp;€")).toBe("1.953,91\u00a0€");
  expect(plainText("&#8364;4")).toBe("€4");
  expect(plainText("&#x20ac;4")).toBe("€4");
});

test("plainText strips tags and keeps the text of a name", () => {
  expect(plainText('Café "Ünï" &amp; <b>Bold</b> Tee')).toBe('Café "Ünï" & Bold Tee');
});

test("plainText leaves unknown entities and text that is no tag unchanged", () => {
  expect(plainText("5 < 6 & 7 &nosuch; &#99999999;")).toBe("5 < 6 & 7 &nosuch; &#99999999;");
  expect(plainText(null)).toBe("");
});
