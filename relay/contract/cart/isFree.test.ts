import { expect, test } from "vitest";
import { isFree } from "./isFree.ts";

test.each(["0", "0.00", "0.000", "£0.00", "0,00 €", "¥0", "-0.00"])(
  "The amount %s is free",
  (amount) => {
    expect(isFree(amount)).toBe(true);
  },
);

test.each(["0.01", "1000", "£10.00", "0,10 €", "", null, undefined])(
  "The amount %s is not free",
  (amount) => {
    expect(isFree(amount)).toBe(false);
  },
);
