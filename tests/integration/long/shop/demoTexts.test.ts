import { expect, test } from "vitest";
import { deliveryText } from "#components/product/deliveryDates.ts";
import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";
import { demoTexts } from "#tests/worlds/backends/embeddedShop.ts";

test("the demo shop's texts have the parts that the storefront knows, and no empty one", () => {
  const texts: ShopTexts = demoTexts;
  for (const part of Object.values(texts)) expect(JSON.stringify(part).length).toBeGreaterThan(4);
});

test("the demo shop's delivery rules are valid and agree with its texts", () => {
  const { rules, how } = demoTexts.delivery;
  const { holidays, knownUntil, travel } = rules;
  for (const day of [...holidays, knownUntil]) {
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    expect(day <= knownUntil).toBe(true);
  }
  expect(travel).toEqual([2, 3]);
  expect(how).toBe("Two or three working days");
  expect(deliveryText(rules, new Date("2026-11-23T09:00:00Z"))).toBe(
    "Order within 5 h 0 min for Wednesday 25 or Thursday 26 November",
  );
});
