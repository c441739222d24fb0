import fc from "fast-check";
import { expect, test } from "vitest";
import { amountFormat, minorUnits, parseRaw, printAmount } from "./amounts.ts";
import { plainText } from "./plainText.ts";

test("parseRaw and minorUnits round a raw amount half away from zero", () => {
  const minorOf = (raw: string, decimals = 2) => minorUnits(parseRaw(raw) ?? 0n, decimals);
  expect(minorOf("5.1666666666667")).toBe(517n);
  expect(minorOf("0.005")).toBe(1n);
  expect(minorOf("-0.005")).toBe(-1n);
  expect(minorOf("18")).toBe(1800n);
  expect(minorOf("1953.9", 0)).toBe(1954n);
  expect(minorOf("1.2345", 4)).toBe(12345n);
});

test("parseRaw refuses a text that is no decimal number", () => {
  for (const raw of [null, undefined, "", ".", "1,5", "1e3", "99.00, 109.00"])
    expect(parseRaw(raw)).toBeUndefined();
});

test.each([
  ["£18.00", "18", "£1.20"],
  ["&pound;18.00", "18", "£1.20"],
  ["1.953,91&nbsp;€", "1953.91", "1,20\u00a0€"],
  ["1\u202f953,91\u202f€", "1953.91", "1,20\u202f€"],
  ["CHF 1’953.91", "1953.91", "CHF 1.20"],
  ["1,953.910\u200f د.ك", "1953.91", "0.120\u200f د.ك"],
  ["¥1,953", "1953", "¥120"],
])("amountFormat learns the format of %s", (text, raw, printed) => {
  const format = amountFormat([{ text, raw }]);
  expect(format && printAmount(120n, format)).toBe(printed);
});

test("printAmount prints no amount that needs an unknown thousands separator", () => {
  const format = amountFormat([{ text: "£18.00", raw: "18" }]);
  expect(format && printAmount(105_000n, format)).toBeUndefined();
});

test("amountFormat learns the thousands separator from the only amount that has one", () => {
  const amounts = [
    { text: "£18.00", raw: "18" },
    { text: "-£1,018.00", raw: "-1018" },
    { text: "£1,953.91", raw: "1953.91" },
    { text: "", raw: null },
  ];
  expect(amountFormat(amounts)?.group).toBe(",");
  expect(amountFormat(amounts.slice(0, 1))?.group).toBeUndefined();
});

test("amountFormat learns no format from amounts in different formats, or unequal to their raw amounts", () => {
  const pounds = { text: "£18.00", raw: "18" };
  expect(amountFormat([pounds, { text: "£18", raw: "18" }])).toBeUndefined();
  expect(amountFormat([pounds, { text: "€18.00", raw: "18" }])).toBeUndefined();
  expect(amountFormat([pounds, { text: "£18.01", raw: "18" }])).toBeUndefined();
  expect(amountFormat([pounds, { text: "£18.00", raw: null }])).toBeUndefined();
  expect(amountFormat([])).toBeUndefined();
});

/** A shop's format: symbol and its place, separators and decimals. */
const formats = fc.record({
  symbol: fc.constantFrom("£", "€", "$", "kr.", "CHF", "د.إ", "&pound;", "&#8377;"),
  space: fc.constantFrom("", " ", "&nbsp;", "\u202f", "\u00a0"),
  isBefore: fc.boolean(),
  separators: fc.constantFrom([",", "."], [".", ","], ["’", "."], ["\u202f", ","], ["", "."]),
  decimals: fc.integer({ min: 0, max: 4 }),
});

type Format = typeof formats extends fc.Arbitrary<infer F> ? F : never;

/** Returns an amount as a shop of this format sends it. */
function amountOf(minor: number, { symbol, space, isBefore, separators, decimals }: Format) {
  const [thousands = "", point = ""] = separators;
  const raw = (minor / 10 ** decimals).toFixed(decimals);
  const [whole = "", fraction] = raw.split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
  const number = fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
  return { text: isBefore ? symbol + space + number : number + space + symbol, raw };
}

test("Printing a parsed amount in the learned format gives the backend's text, in every format", () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1 });
  fc.assert(
    fc.property(formats, amounts, (shop, minors) => {
      // The largest amount has a thousands separator in every format.
      const sent = [99_999_999, ...minors].map((minor) => amountOf(minor, shop));
      const format = amountFormat(sent);
      if (!format) throw new Error("the format was not learned");
      for (const { text, raw } of sent) {
        const minor = minorUnits(parseRaw(raw) ?? -1n, format.decimals);
        expect(printAmount(minor, format)).toBe(plainText(text));
      }
    }),
  );
});
