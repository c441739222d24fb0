import { expect, test } from "vitest";
import { targetIn, withTarget } from "./wordpressTarget.ts";

const LINK = "https://shop.example/transfer-session?session_id=t_1&_wc_cart=2";

test.each([
  [
    { order: "7", key: "wc_order_abc" },
    { kind: "order", id: "7", key: "wc_order_abc" },
  ],
  [{ order: "7" }, { kind: "order", id: "7" }],
  [
    { order: "7", key: "a key?" },
    { kind: "order", id: "7" },
  ],
  [{ product: "15" }, { kind: "product", id: "15" }],
  [
    { order: "", product: "15" },
    { kind: "product", id: "15" },
  ],
])("A form with %o names a page of WordPress", (fields, target) => {
  expect(targetIn(fields)).toEqual(target);
});

test.each([{}, { product: "" }, { product: "015" }, { order: "7/../8" }, { product: "1e9" }])(
  "A form with %o names none",
  (fields) => {
    expect(targetIn(fields)).toBeUndefined();
  },
);

test("A page is named in a link that offers it, and in no other", () => {
  const target = { kind: "product", id: "15" } as const;
  expect(withTarget(`${LINK}&vitrine_to=`, target)).toBe(`${LINK}&vitrine_to=product-15`);
  for (const link of [LINK, "", null, undefined]) expect(withTarget(link, target)).toBeUndefined();
});
