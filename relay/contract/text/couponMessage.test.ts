import { expect, test } from "vitest";
import { inLanguage } from "#words/inLanguage.ts";
import { couponMessage } from "./couponMessage.ts";

test.each([
  ["en", 'Coupon "nope" cannot be applied because it does not exist.'],
  ["en", 'Coupon "nope" does not exist!'],
  ["de", 'Gutschein "nope" kann nicht angewendet werden, da er nicht existiert.'],
  ["de", 'Coupon "nope" does not exist!'],
])(
  "couponMessage replaces WooCommerce's sentence for an unknown coupon in %s: %s",
  (language, reason) => {
    expect(inLanguage(language, () => couponMessage(reason))).toBe(
      language === "de" ? "Diesen Code kennen wir nicht." : "We don’t recognise that code.",
    );
  },
);

test.each(['Coupon "old" has expired.', "Der Gutschein existiert nicht."])(
  "couponMessage keeps any other sentence of the backend: %s",
  (reason) => {
    expect(couponMessage(reason)).toBe(reason);
  },
);
