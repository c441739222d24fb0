import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { compiled } from "./compiled.ts";
import { declarationOf, readCatalogue } from "./declaration.ts";
import { format, formatTags } from "./format.ts";
import { inLanguage } from "./inLanguage.ts";
import { language, lowerCased } from "./language.ts";

const arabic =
  "{count, plural, =0 {لا شيء} one {سلعة واحدة} two {سلعتان} few {# سلع} many {# سلعة} other {# سلعة}}";

test("format chooses a plural by its language's rules, and an exact number first", () => {
  const form = (count: number) => format(compiled(arabic), { count }, "ar-u-nu-latn");
  expect([0, 1, 2, 3, 11, 100].map(form)).toEqual([
    "لا شيء",
    "سلعة واحدة",
    "سلعتان",
    "3 سلع",
    "11 سلعة",
    "100 سلعة",
  ]);
});

test("format writes numbers as the language does, and a choice's other case", () => {
  const text = "{n, number} of {kind, select, cart {cart} other {list {name}}}";
  const values = { n: 12_345, kind: "toString", name: "B" };
  expect(format(compiled(text), values, "de")).toBe("12.345 of list B");
  expect(format(compiled(text), { ...values, kind: "cart" }, "en")).toBe("12,345 of cart");
  expect(format(compiled("{n, selectordinal, one {#st} other {#th}}"), { n: 21 }, "en")).toBe(
    "21st",
  );
});

test("formatTags gives tags their elements, also in a plural's case", () => {
  const message = compiled("{n, plural, one {<b>one</b> thing} other {<b>#</b> things}}");
  const wraps = { b: (text: string) => [text] };
  expect(formatTags(message, wraps, { n: 1 }, "en")).toEqual([["one"], " thing"]);
  expect(formatTags(message, wraps, { n: 5 }, "en")).toEqual([["5"], " things"]);
  const joined = compiled("{a}, {a} and <b>{a}</b>{a}.");
  expect(formatTags(joined, wraps, { a: "x" }, "en")).toEqual(["x, x and ", ["x"], "x."]);
});

test("lowerCased writes a noun as the middle of a sentence does, which German capitalizes", () => {
  const nouns = { en: "Departments", fr: "Catégories", pl: "Kategorie", de: "Abteilungen" };
  const written = Object.entries(nouns).map(([own, noun]) =>
    inLanguage(own, () => lowerCased(noun)),
  );
  expect(written).toEqual(["departments", "catégories", "kategorie", "Abteilungen"]);
});

test("compiled refuses an invalid message, and a date", () => {
  expect(() => compiled("{n, plural, one {#}}")).toThrow();
  expect(() => compiled("{day, date, long}")).toThrow("formatted before");
});

test("declarationOf types the values of each message", () => {
  const declared = declarationOf({
    a: {
      plain: "Cart",
      plural: "{n, plural, other {# for <b>{name}</b>}}",
      choice: "{kind, select, other {{n, number}}}",
    },
  });
  expect(declared).toContain('"a.plain": undefined;');
  expect(declared).toContain('"a.plural": { n: number; name: string | number };');
  expect(declared).toContain('"a.choice": { kind: string; n: number };');
});

test("the declaration is that of the English catalogue", async () => {
  const file = await readFile(`${import.meta.dirname}/__generated__/messages.ts`, "utf8");
  expect(file).toBe(declarationOf(readCatalogue("en")));
});

test("a copy of the module, as in Vite's configuration, leaves the language at hand", async () => {
  const copy = "./inLanguage.ts?copy";
  expect(await import(/* @vite-ignore */ copy)).not.toHaveProperty("inLanguage", inLanguage);
  expect(inLanguage("de", language)).toBe("de");
});
