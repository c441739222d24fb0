import fc from "fast-check";
import { expect, test } from "vitest";
import { amountFormat, isMultiple, minorUnits, parseRaw } from "./amounts.ts";
import { displayedAmounts, printAmount } from "./displayedAmounts.ts";
import { plainText } from "#relay/contract/text/plainText.ts";

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
  expect(amountFormat(amounts.slice(0, 2))?.group).toBe(",");
  expect(amountFormat(amounts.slice(0, 1))?.group).toBeUndefined();
});

test("amountFormat learns no format from amounts in different formats, or unequal to their raw amounts", () => {
  const pounds = { text: "£18.00", raw: "18" };
  expect(amountFormat([pounds, { text: "£18", raw: "18" }])).toBeUndefined();
  expect(amountFormat([pounds, { text: "€18.00", raw: "18" }])).toBeUndefined();
  expect(amountFormat([pounds, { text: "£21.60", raw: "18" }])).toBeUndefined();
  expect(amountFormat([pounds, { text: "£18.00", raw: null }])).toBeUndefined();
  expect(amountFormat([])).toBeUndefined();
});

test("amountFormat learns the format from amounts whose last decimal is rounded another way", () => {
  expect(amountFormat([{ text: "0,60\u00a0€", raw: "0.595" }])?.point).toBe(",");
  expect(amountFormat([{ text: "0,59\u00a0€", raw: "0.595" }])?.point).toBe(",");
});

test.each([
  ["£18.00", "18", ["18.00"]],
  ["23,80&nbsp;&euro;", "20", ["23.80"]],
  ["1.953,91&nbsp;€", "1642.78", ["1953.91"]],
  ["£6.20 - £1,030.00", "£6.20 - £1,030.00", ["6.20", "1030.00"]],
  ["BD 1.500", "1.364", ["1.500"]],
  ["Rp 1.500", "1364", ["1500"]],
  ["BD 1.500 - BD 24.750", "1.500, 24.750", ["1.500", "24.750"]],
  ["BD 0.500 – BD 1.500", undefined, ["0.500", "1.500"]],
  [".د.ب 12,500.250", "12500.25", ["12500.250"]],
  ["1’953.91 CHF", "1953.91", ["1953.91"]],
  ["1\u202f953\u202f€", "1953", ["1953"]],
  ["₹1,23,456.70", "123456.7", ["123456.70"]],
  ["12.3456 €", "12.3456", ["12.3456"]],
  ["۱٬۹۵۳٫۹۱ تومان", "1953.91", ["1953.91"]],
  ["１２００円", "1200", ["1200"]],
  ["<del>£20.00</del> <ins>£15.00</ins>", "15", ["15.00"]],
  ["Free", "0", []],
  [null, "20", []],
])("displayedAmounts reads %j, entered as %j, as %j", (text, raw, amounts) => {
  expect(displayedAmounts({ text, raw })).toEqual(amounts);
});

test("displayedAmounts reads no amount that may be either one and a half or fifteen hundred", () => {
  expect(displayedAmounts({ text: "BD 1.500", raw: undefined })).toEqual([]);
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

test("displayedAmounts reads what a shop prints, in every format and whatever tax it adds", () => {
  const taxed = fc.record({
    minor: fc.integer({ min: 1, max: 99_999_999 }),
    // Entered prices lack a tax of at most 50 %, or include one that is not displayed.
    ratio: fc.double({ min: 0.6, max: 1.5, noNaN: true }),
  });
  fc.assert(
    fc.property(formats, taxed, (shop, { minor, ratio }) => {
      const { text, raw } = amountOf(minor, shop);
      const entered = String(Number((Number(raw) * ratio).toFixed(6)));
      fc.pre(Number(entered) > 0 && !entered.includes("e"));
      expect(displayedAmounts({ text, raw: entered })).toEqual([raw]);
    }),
  );
});

test.each([
  ["£38.00", "£19.00", 2, true],
  ["$5,990.00", "$599.00", 10, true],
  ["1 520 kr", "760 kr", 2, true],
  // Without tax, £15.8333 each.
  ["£31.67", "£15.83", 2, true],
  ["£31.67", "£19.00", 2, false],
])("isMultiple compares %s with %s × %i", (amount, unitPrice, quantity, is) => {
  expect(isMultiple(amount, unitPrice, quantity)).toBe(is);
});
