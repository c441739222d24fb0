import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalText, parseDecimal, shortestDecimalText } from "./decimal.ts";

describe("parseDecimal", () => {
  test.each([
    ["18", 2, 1800],
    ["18.5", 2, 1850],
    [".5", 2, 50],
    ["1.005", 2, 101],
    ["-1.005", 2, -101],
    ["0.004999", 2, 0],
    ["8.2500", 4, 82500],
    ["980", 0, 980],
  ])("parses %s with %i decimals to %i", (text, places, units) => {
    expect(parseDecimal(text, places)).toBe(units);
  });

  test.each(["", ".", "1,50", "1e3", "free", "0x10", "99999999999999999"])("rejects %j", (text) => {
    expect(() => parseDecimal(text, 2)).toThrow(RangeError);
  });
});

test("An amount formatted as a decimal parses back to itself", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 8 }), (units, places) => {
      expect(parseDecimal(decimalText(units, places), places)).toBe(units === 0 ? 0 : units);
      expect(parseDecimal(shortestDecimalText(units, places), places)).toBe(
        units === 0 ? 0 : units,
      );
    }),
  );
});

test("The shortest decimal drops trailing zeros of the fraction only", () => {
  expect(shortestDecimalText(1800, 2)).toBe("18");
  expect(shortestDecimalText(2150, 2)).toBe("21.5");
  expect(shortestDecimalText(100, 0)).toBe("100");
});
