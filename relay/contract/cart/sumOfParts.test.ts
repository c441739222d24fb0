import { expect, test } from "vitest";
import { setPrice, sumOfParts } from "./sumOfParts.ts";

const candle = { price: "£28.00", raw: "28" };
const salt = { price: "&pound;6.20", raw: "6.2" };
const brush = { price: "£1,012.00", raw: "1012" };

test("sumOfParts adds the prices times the quantities, in the backend's format", () => {
  expect(sumOfParts([candle, salt])).toBe("£34.20");
  expect(sumOfParts([candle, { ...salt, quantity: 3 }])).toBe("£46.60");
  expect(
    sumOfParts([
      { price: "0,10&nbsp;€", raw: "0.1" },
      { price: "0,20&nbsp;€", raw: "0.2" },
    ]),
  ).toBe("0,30\u00a0€");
});

test("sumOfParts leaves out parts with the quantity 0, but learns the format from them too", () => {
  expect(sumOfParts([{ ...candle, quantity: 0 }, salt])).toBe("£6.20");
  expect(
    sumOfParts([
      { ...candle, quantity: 40 },
      { ...brush, quantity: 0 },
    ]),
  ).toBe("£1,120.00");
  expect(sumOfParts([{ ...candle, quantity: 40 }])).toBeUndefined();
});

test("sumOfParts returns no sum without any units, for a part with a price range, and for one without a price", () => {
  expect(sumOfParts([])).toBeUndefined();
  expect(sumOfParts([{ ...candle, quantity: 0 }])).toBeUndefined();
  const range = { price: "£99.00 - £140.00", raw: "99.00, 140.00" };
  expect(sumOfParts([candle, range])).toBeUndefined();
  expect(sumOfParts([candle, { ...range, quantity: 0 }])).toBe("£28.00");
  expect(sumOfParts([candle, { price: null, raw: null, purchasable: false }])).toBeUndefined();
});

test("sumOfParts counts a part that can be bought without a price as free", () => {
  expect(sumOfParts([candle, { price: null, raw: null, purchasable: true }])).toBe("£28.00");
});

test("sumOfParts adds the displayed prices where their tax is not in the raw ones", () => {
  const cup = { price: "23,80&nbsp;€", raw: "20" };
  const spoon = { price: "1,49&nbsp;€", raw: "1.25" };
  expect(sumOfParts([cup, spoon])).toBe("25,29\u00a0€");
  expect(setPrice([cup, spoon])).toBe(25.29);
  const bowl = { price: "BD 1.500", raw: "1.364" };
  expect(sumOfParts([bowl, { ...bowl, quantity: 2 }])).toBe("BD 4.500");
});

test("sumOfParts leaves out sold-out parts, unless all are sold out", () => {
  const gone = { ...salt, stockStatus: "OUT_OF_STOCK" };
  expect(sumOfParts([candle, gone])).toBe("£28.00");
  expect(sumOfParts([gone])).toBe("£6.20");
});

test("setPrice adds the lowest price of each part in stock", () => {
  const glaze = { price: "£99.00 - £140.00", raw: "99.00, 140.00" };
  expect(setPrice([candle, salt, glaze])).toBe(133.2);
  expect(setPrice([candle, { ...salt, stockStatus: "OUT_OF_STOCK" }])).toBe(28);
  expect(setPrice([candle, { raw: null, purchasable: true }])).toBe(28);
  expect(setPrice([candle, { raw: null, purchasable: false }])).toBeUndefined();
  expect(setPrice([])).toBeUndefined();
});
