import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scale, toMicro, toMinor } from "./microUnits.ts";
import { taxOn } from "./tax.ts";

const cents = fc.integer({ min: 0, max: 100_000_000 });
const percents = fc.integer({ min: 0, max: 400_000 }).map((rate) => (rate / 10_000).toFixed(4));

describe("taxOn", () => {
  test("keeps fractions of a cent until the line is rounded", () => {
    const tax = taxOn(toMicro(5500), "8.2500", false);
    expect(tax).toBe(453_750_000);
    expect(toMinor(tax)).toBe(454);
  });

  test("extracts the tax from a tax-inclusive price", () => {
    expect(toMinor(taxOn(toMicro(1200), "20", true))).toBe(200);
  });

  test("leaves a net price to which adding tax gives the same amount", () => {
    fc.assert(
      fc.property(cents, percents, (gross, percent) => {
        const included = taxOn(toMicro(gross), percent, true);
        const added = taxOn(toMicro(gross) - included, percent, false);
        expect(Math.abs(added - included)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("grows with the amount and never exceeds a tax-inclusive price", () => {
    fc.assert(
      fc.property(cents, cents, percents, (one, other, percent) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(taxOn(toMicro(less), percent, false)).toBeLessThanOrEqual(
          taxOn(toMicro(more), percent, false),
        );
        expect(taxOn(toMicro(more), percent, true)).toBeLessThanOrEqual(toMicro(more));
      }),
    );
  });
});

test("Half a cent is rounded up, or down if prices include tax, on both sides of zero", () => {
  expect([toMinor(4_500_000), toMinor(4_500_000, "down")]).toEqual([5, 4]);
  expect([toMinor(-4_500_000), toMinor(-4_500_000, "down")]).toEqual([-5, -4]);
});

test("An amount too large to be exact is rejected", () => {
  expect(() => toMicro(Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
  expect(() => scale(Number.MAX_SAFE_INTEGER, 3, 2)).toThrow(RangeError);
});
