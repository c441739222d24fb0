import fc from "fast-check";
import { expect, test } from "vitest";
import { printMissing, printSum, printTotals } from "./printedTotals.ts";
import type { Amounts } from "./totalParts.ts";

const pounds = (pence: number) => {
  const raw = (Math.abs(pence) / 100).toFixed(2);
  const text = `£${raw.replace(/\B(?=(?:\d{3})+\.)/g, ",")}`;
  return pence < 0 ? { text: `-${text}`, raw: `-${raw}` } : { text, raw };
};
const charge = (net: number, tax: number) => ({ net: pounds(net), tax: pounds(tax) });
const none = charge(0, 0);

/** A cart of two lines with a coupon and delivery, in pence: £45 less £4.50, and £4.50. */
const cart: Amounts = {
  includesTax: true,
  lines: [charge(1583, 317), charge(2167, 433)],
  subtotal: "£37.50",
  shownSubtotal: pounds(4500),
  discount: charge(375, 75),
  delivery: charge(375, 75),
  fees: [],
  total: pounds(4500),
  totalTax: "£7.50",
  taxes: [{ label: "VAT", amount: "£7.50" }],
  coupons: [{ code: "welcome10", net: { raw: undefined }, tax: { raw: undefined } }],
};

const rowsOf = (amounts: Amounts, row: Parameters<typeof printTotals>[1] = "ifAny") =>
  printTotals(amounts, row).totals.map(({ name, amount }) => `${name} ${amount}`);

test("Where prices include tax, lines and rows include it and add up to the total", () => {
  expect(printTotals(cart, "ifAny")).toEqual({
    lines: [{ amount: "£19.00" }, { amount: "£26.00" }],
    totals: [
      { name: "Subtotal", amount: "£45.00" },
      { name: "Discount (WELCOME10)", amount: "−£4.50" },
      { name: "Delivery", amount: "£4.50" },
    ],
    total: "£45.00",
    includedTax: "£7.50 VAT",
  });
});

test("Each coupon is a row with its part of the discount, with its tax or without", () => {
  const of = (code: string, net: number, tax: number) => ({ code, ...charge(net, tax) });
  const two = { ...cart, coupons: [of("welcome10", 250, 50), of("fiver", 125, 25)] };
  expect(rowsOf(two).slice(1, 3)).toEqual([
    "Discount (WELCOME10) −£3.00",
    "Discount (FIVER) −£1.50",
  ]);
  expect(rowsOf({ ...two, includesTax: false }).slice(1, 3)).toEqual([
    "Discount (WELCOME10) −£2.50",
    "Discount (FIVER) −£1.25",
  ]);
  // An order's coupons have plain numbers only.
  const raw = two.coupons.map(({ code, net }) => ({
    code,
    net: { raw: net.raw },
    tax: { raw: undefined },
  }));
  expect(rowsOf({ ...cart, includesTax: false, coupons: raw }).slice(1, 3)).toEqual([
    "Discount (WELCOME10) −£2.50",
    "Discount (FIVER) −£1.25",
  ]);
  const withFree = { ...cart, coupons: [of("welcome10", 375, 75), of("freepost", 0, 0)] };
  expect(rowsOf(withFree)[1]).toBe("Discount (WELCOME10) −£4.50");
  expect(rowsOf(withFree)).toHaveLength(3);
});

test("Coupons share one row if their parts are not known, or do not add up to the discount", () => {
  const of = (code: string, parts: typeof none | undefined) => ({
    code,
    ...(parts ?? { net: { raw: undefined }, tax: { raw: undefined } }),
  });
  for (const parts of [undefined, charge(124, 25)]) {
    const coupons = [of("welcome10", charge(250, 50)), of("fiver", parts)];
    expect(rowsOf({ ...cart, coupons })[1]).toBe("Discount (WELCOME10, FIVER) −£4.50");
    const net = rowsOf({ ...cart, coupons, includesTax: false });
    expect(net[1]).toBe("Discount (WELCOME10, FIVER) −£3.75");
  }
});

test("The sum of some lines includes tax as the lines do", () => {
  expect(printSum(cart, [0, 1])).toBe("£45.00");
  expect(printSum(cart, [1])).toBe("£26.00");
  expect(printSum({ ...cart, includesTax: false }, [0, 1])).toBe("£37.50");
});

test("The sum of some lines is unknown without each line's number", () => {
  const saved = { net: { text: "£16.00", raw: undefined }, tax: { raw: undefined } };
  expect(printSum({ ...cart, lines: [...cart.lines, saved] }, [0, 2])).toBeUndefined();
  expect(printSum(cart, [0, 2])).toBeUndefined();
});

test("The amount needed to reach a threshold is counted from the displayed lines, less the discount if that counts", () => {
  const sixty = { from: "60.00", currency: "GBP" };
  expect(printMissing(cart, sixty)).toBe("£19.50");
  expect(printMissing(cart, { ...sixty, isBeforeCoupons: true })).toBe("£15.00");
  expect(printMissing({ ...cart, includesTax: false }, sixty)).toBe("£26.25");
  expect(printMissing(cart, { ...sixty, from: "40.50" })).toBeUndefined();
});

test("The amount needed to reach a threshold is not stated in another currency, or while the lines change", () => {
  expect(printMissing(cart, { from: "60.00", currency: "EUR" })).toBeUndefined();
  expect(
    printMissing({ ...cart, isChanging: true }, { from: "60.00", currency: "GBP" }),
  ).toBeUndefined();
});

test("Where prices exclude tax, lines and rows are net, and the tax is a row", () => {
  expect(printTotals({ ...cart, includesTax: false }, "ifAny")).toEqual({
    lines: [
      { amount: "£15.83", tax: "£3.17" },
      { amount: "£21.67", tax: "£4.33" },
    ],
    totals: [
      { name: "Subtotal", amount: "£37.50" },
      { name: "Discount (WELCOME10)", amount: "−£3.75" },
      { name: "Delivery", amount: "£3.75" },
      { name: "VAT", amount: "£7.50" },
    ],
    total: "£45.00",
  });
});

test("The tax is called VAT only if the backend calls it so", () => {
  const { includedTax } = printTotals({ ...cart, taxes: [] }, "ifAny");
  expect(includedTax).toBe("£7.50 tax");
  const two = [
    { label: "VAT", amount: "£5.00" },
    { label: "Levy", amount: "£2.50" },
  ];
  expect(printTotals({ ...cart, taxes: two }, "ifAny").includedTax).toBe("£7.50 tax");
  expect(rowsOf({ ...cart, includesTax: false, taxes: two }).slice(3)).toEqual([
    "VAT £5.00",
    "Levy £2.50",
  ]);
  const rates = two.map(({ amount }) => ({ label: "VAT", amount }));
  expect(printTotals({ ...cart, taxes: rates }, "ifAny").includedTax).toBe("£7.50 VAT");
  expect(rowsOf({ ...cart, includesTax: false, taxes: [] }).at(-1)).toBe("Tax £7.50");
});

test("The backend's rows are shown unchanged where rounding leaves a difference", () => {
  const net = printTotals({ ...cart, includesTax: false }, "ifAny");
  for (const changed of [
    { total: pounds(4501) },
    { lines: [charge(1583, 318), charge(2167, 433)] },
  ]) {
    const { lines, totals, includedTax } = printTotals({ ...cart, ...changed }, "ifAny");
    expect(totals).toEqual(net.totals);
    expect(lines.map(({ amount }) => amount)).toEqual(["£15.83", "£21.67"]);
    expect(includedTax).toBeUndefined();
  }
});

test("A cart saved by an earlier release, without raw amounts, shows the backend's rows", () => {
  const saved = {
    ...cart,
    includesTax: undefined,
    taxes: [],
    total: { text: "£45.00", raw: undefined },
  };
  expect(rowsOf(saved)).toContain("Subtotal £37.50");
  expect(rowsOf({ ...saved, includesTax: true })).toContain("Subtotal £37.50");
});

test("While lines are being changed, the totals stay those of the last cart", () => {
  const [line = none] = cart.lines;
  const fewer = { ...cart, lines: [line] };
  expect(rowsOf(fewer)).toContain("Subtotal £37.50");
  expect(rowsOf({ ...fewer, isChanging: true })).toContain("Subtotal £45.00");
});

test("While the first lines of a cart are being added, no amount is stated", () => {
  const unpriced = { net: { text: undefined, raw: undefined }, tax: { raw: undefined } };
  const first: Amounts = { ...cart, lines: [unpriced], coupons: [], isChanging: true };
  const missing = { ...first, subtotal: undefined, total: { raw: undefined }, totalTax: undefined };
  const empty = { ...first, subtotal: "£0.00", shownSubtotal: pounds(0), total: pounds(0) };
  for (const amounts of [missing, empty]) {
    expect(printTotals(amounts, "ifAny")).toEqual({
      lines: [],
      totals: [{ name: "Subtotal", amount: "Not known yet" }],
      total: "Not known yet",
    });
  }
  const more = { ...cart, lines: [...cart.lines, unpriced], isChanging: true };
  expect(rowsOf(more)).toContain("Subtotal £45.00");
});

test("The delivery row shows its amount, that delivery is free, or that it is not known", () => {
  const free = { ...cart, delivery: none, total: pounds(4050) };
  expect(rowsOf(free)).toHaveLength(2);
  expect(rowsOf(free, "shown")).toContain("Delivery Free");
  expect(rowsOf(free, "unknown")).toContain("Delivery Not known yet");
  expect(rowsOf(cart, "none")).toHaveLength(2);
});

test("A fee that has a raw amount only is printed in the shop's format, with its tax or without", () => {
  const fee = { name: "Gift wrap", net: { raw: "2.5" }, tax: { raw: "0.5" } };
  const wrapped = { ...cart, fees: [fee], total: pounds(4800) };
  expect(rowsOf(wrapped)).toContain("Gift wrap £3.00");
  expect(rowsOf({ ...wrapped, includesTax: false })).toContain("Gift wrap £2.50");
});

test("Printed rows add up to the total, or are the backend's own", () => {
  const amount = fc.integer({ min: 0, max: 300_000 });
  const part = fc.record({ net: amount, tax: amount });
  const anyCart = fc.record({
    lines: fc.array(part, { minLength: 1, maxLength: 5 }),
    discount: part,
    delivery: part,
    error: fc.constantFrom(0, 0, 1, -1),
  });
  const penceOf = (text: string) =>
    Number(text.replace(/[^\d]/g, "")) * (/^[−-]/.test(text) ? -1 : 1);
  fc.assert(
    fc.property(anyCart, ({ lines, discount, delivery, error }) => {
      const sum = (of: readonly { net: number; tax: number }[]) =>
        of.reduce((all, { net, tax }) => all + net + tax, 0);
      const net = lines.reduce((all, line) => all + line.net, 0);
      const amounts: Amounts = {
        ...cart,
        lines: lines.map((line) => charge(line.net, line.tax)),
        subtotal: pounds(net).text,
        shownSubtotal: pounds(sum(lines)),
        discount: charge(discount.net, discount.tax),
        delivery: charge(delivery.net, delivery.tax),
        total: pounds(sum(lines) - sum([discount]) + sum([delivery]) + error),
      };
      const printed = printTotals(amounts, "ifAny");
      const rows = printed.totals.map((row) => penceOf(row.amount));
      const isAdded = rows.reduce((all, row) => all + row, 0) === penceOf(printed.total);
      const isOwn = printed.totals[0]?.amount === pounds(net).text;
      expect(error === 0 ? isAdded : isOwn).toBe(true);
      if (error !== 0) return;
      const lineSum = printed.lines.reduce((all, line) => all + penceOf(line.amount), 0);
      expect(lineSum).toBe(rows[0]);
    }),
  );
});
