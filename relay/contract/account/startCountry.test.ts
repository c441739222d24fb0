import { expect, test } from "vitest";
import { startCountry } from "./startCountry.ts";

const allowed = ["AF", "GB", "IE"];

test("An address form starts with the customer's country, or else with the shop's country", () => {
  expect(startCountry("IE", allowed, "GB")).toBe("IE");
  expect(startCountry(null, allowed, "GB")).toBe("GB");
  expect(startCountry("", allowed, "GB")).toBe("GB");
});

test("A country that the shop does not sell to is replaced by the shop's country", () => {
  expect(startCountry("US", allowed, "GB")).toBe("GB");
});

test("Without the shop's country, the shopper chooses one, unless only one is allowed", () => {
  expect(startCountry(null, allowed)).toBe("");
  expect(startCountry(null, allowed, "US")).toBe("");
  expect(startCountry(null, ["GB"])).toBe("GB");
  expect(startCountry(null, [])).toBe("");
});
