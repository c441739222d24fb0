import { expect, test } from "vitest";
import { normalPhone } from "./normalPhone.ts";

test.each([
  ["030 901820 #12", "030 901820 #12"],
  ["030 901820 ext. 12", "030 901820 #12"],
  ["030 901820x12", "030 901820 #12"],
  ["030 901820, Extension 12", "030 901820 #12"],
  ["０３−１２３４−５６７８", "03-1234-5678"],
  [" +44 (0)20 7946 0958 ", "+44 (0)20 7946 0958"],
])("normalPhone writes %s with characters that WooCommerce accepts", (typed, written) => {
  expect(normalPhone(typed)).toBe(written);
  expect(written).toMatch(/^[\s#0-9_\-+/().]+$/);
});
