import fc from "fast-check";
import { expect, test } from "vitest";
import { printMissing, printSum, printTotals } from "./printedTotals.ts";
import type { Amounts } from "./totalParts.ts";

/** Returns an amount of pence as the backend sends it. */
const pounds = (pence: number) => {
  const amount = Math.abs(pence) / 100;
  const raw = amount.toFixed(2);
  const text = amount.toLocaleString("en-GB", { style: "currency", currency: "GBP" });
  return pence < 0 ? { text: `-${text}`, raw: `-${raw}` } : { text, raw };
};
/** Returns a charge of pence, net and tax. */
const charge = (net: number, tax: number) => ({ net: pounds(net), tax: pounds(tax) });

/** A charge of nothing. */
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

/** The same in another currency, a hundredfold: 4.500,00 € less 450,00 €, and 450,00 €. */
function inEuros(amounts: Amounts): Amounts {
  const text = (printed: string) => {
    const number = 100 * Number(printed.replace(/[^\d.-]/g, ""));
    return `${number.toLocaleString("de-DE", { minimumFractionDigits: 2 })}&nbsp;€`;
  };
  return JSON.parse(JSON.stringify(amounts), (key, value: unknown) => {
    if (typeof value !== "string") return value;
    if (key === "raw") return String(100 * Number(value));
    return value.startsWith("£") ? text(value) : value;
  }) as Amounts;
}

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

test("Amounts in another currency add up in its format", () => {
  const { totals, ...printed } = printTotals(inEuros(cart), "ifAny");
  expect(printed).toEqual({
    lines: [{ amount: "1.900,00\u00a0€" }, { amount: "2.600,00\u00a0€" }],
    total: "4.500,00\u00a0€",
    includedTax: "750,00\u00a0€ VAT",
  });
  const amounts = ["4.500,00\u00a0€", "−450,00\u00a0€", "450,00\u00a0€"];
  expect(totals.map(({ amount }) => amount)).toEqual(amounts);
  expect(printSum(inEuros(cart), [1])).toBe("2.600,00\u00a0€");
  expect(printMissing(inEuros(cart), { from: "5000.00", currency: "EUR" })).toBe("950,00\u00a0€");
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

test("The taxes have the backend's names, and two names have two amounts", () => {
  const { includedTax } = printTotals({ ...cart, taxes: [] }, "ifAny");
  expect(includedTax).toBe("£7.50 tax");
  const two = [
    { label: "VAT", amount: "£5.00" },
    { label: "Levy", amount: "£2.50" },
  ];
  expect(printTotals({ ...cart, taxes: two }, "ifAny").includedTax).toBe(
    "£5.00 VAT and £2.50 Levy",
  );
  expect(rowsOf({ ...cart, includesTax: false, taxes: two }).slice(3)).toEqual([
    "VAT £5.00",
    "Levy £2.50",
  ]);
  const rates = two.map(({ amount }) => ({ label: "VAT", amount }));
  expect(printTotals({ ...cart, taxes: rates }, "ifAny").includedTax).toBe("£7.50 VAT");
  expect(rowsOf({ ...cart, includesTax: false, taxes: [] }).at(-1)).toBe("Tax £7.50");
});

test("Taxes that are plain numbers are printed with their names if they add up to the total tax", () => {
  const taxes = [
    { label: "MwSt. 19 %", raw: ["5.5", "0.75"] },
    { label: "MwSt. 7 %", raw: ["1.25", "0"] },
  ];
  const { includedTax } = printTotals({ ...cart, taxes }, "ifAny");
  expect(includedTax).toBe("£6.25 MwSt. 19 % and £1.25 MwSt. 7 %");
  const rows = rowsOf({ ...cart, includesTax: false, taxes });
  expect(rows.slice(3)).toEqual(["MwSt. 19 % £6.25", "MwSt. 7 % £1.25"]);
  const others = { ...cart, taxes: taxes.slice(1) };
  expect(printTotals(others, "ifAny").includedTax).toBe("£7.50 tax");
});

test("Where rounding leaves a difference, one row takes it and every amount still includes tax", () => {
  expect(rowsOf({ ...cart, total: pounds(4501) })).toEqual([
    "Subtotal £45.00",
    "Discount (WELCOME10) −£4.49",
    "Delivery £4.50",
  ]);
  expect(rowsOf({ ...cart, discount: none, total: pounds(4951) })).toEqual([
    "Subtotal £45.00",
    "Delivery £4.51",
  ]);
  const lines = [charge(1583, 318), charge(2167, 433)];
  expect(printTotals({ ...cart, lines }, "ifAny").lines[0]).toEqual({ amount: "£19.01" });
});

test("A total that differs from its rows by more than rounding leaves them as they are", () => {
  // A plugin's gift card pays a part of the total.
  expect(rowsOf({ ...cart, total: pounds(2500) })).toEqual(rowsOf(cart));
});

test("A sum with tax that alone has thousands is printed without a separator", () => {
  const large = charge(90_000, 18_000);
  const amounts = {
    ...cart,
    lines: [large],
    subtotal: "£900.00",
    shownSubtotal: { raw: undefined },
    discount: charge(20_000, 4000),
    total: pounds(84_000 + 450),
  };
  expect(printTotals(amounts, "ifAny").lines).toEqual([{ amount: "£1080.00" }]);
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

test("Printed rows include tax and add up to the total, whatever a cent is missing to", () => {
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
      expect(rows.reduce((all, row) => all + row, 0)).toBe(penceOf(printed.total));
      if (error !== 0) return;
      const lineSum = printed.lines.reduce((all, line) => all + penceOf(line.amount), 0);
      expect(lineSum).toBe(rows[0]);
    }),
  );
});
