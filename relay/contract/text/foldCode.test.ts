import { expect, test } from "vitest";
import { foldCode } from "./foldCode.ts";

test.each([
  ["１５４−００２３", "154-0023"],
  ["１５４ー００２３", "154-0023"],
  ["٢٢٤٥٦٧٨٩", "22456789"],
  ["۱۳۰۰۱", "13001"],
  ["१२३", "123"],
  ["ＴＳ－１００／５ ＸＬ", "TS-100/5 XL"],
  ["\u200F١٢\u200E–٣", "12-3"],
  ["wc_order_aB3", "wc_order_aB3"],
  ["コーヒー", "コーヒー"],
  ["ÉTÉ خصم", "ÉTÉ خصم"],
])("foldCode writes %s as %s", (typed, folded) => {
  expect(foldCode(typed)).toBe(folded);
});

test("foldCode reads every decimal digit of Unicode, whose blocks count from zero to nine", () => {
  const digits: string[] = [];
  for (let code = 0; code < 0x20000; code += 1) {
    const character = code < 0xd800 || code > 0xdfff ? String.fromCodePoint(code) : "";
    if (/\p{Nd}/u.test(character)) digits.push(character);
  }
  expect(digits.length).toBeGreaterThan(600);
  const folded = digits.map(foldCode).join("");
  expect(folded).toBe("0123456789".repeat(digits.length / 10));
});
