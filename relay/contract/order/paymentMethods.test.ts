import { expect, test } from "vitest";
import { DEFAULT_USE, paymentPlace } from "./paymentMethods.ts";

const use = { ...DEFAULT_USE, methods: ["wallet", "cheque"] };
const declared = [{ id: "stripe_po", fields: [{ name: "number", label: "Number" }] }];

test.each([
  ["bacs", "here", "here"],
  ["cod", "here", "here"],
  ["stripe_po", "here", "here"],
  ["stripe", "wordpress", "wordpress"],
  ["stripe_klarna", "wordpress", "wordpress"],
  ["woocommerce_payments", "wordpress", "wordpress"],
  ["ppcp-gateway", "redirect", "redirect"],
  ["ppcp-credit-card-gateway", "wordpress", "wordpress"],
  ["wallet", "wordpress", "wordpress"],
  ["cheque", "wordpress", "wordpress"],
  ["unheard_of", "wordpress", "redirect"],
])(
  "The payment method %s is paid at the place %s, and where methods redirect, %s",
  (id, place, redirected) => {
    expect(paymentPlace(id, use, declared)).toBe(place);
    expect(paymentPlace(id, { ...use, redirects: true }, declared)).toBe(redirected);
  },
);
