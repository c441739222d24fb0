import { expect, test } from "vitest";
import { paymentAddress } from "./paymentAddress.ts";

const place = (redirect: string | null) =>
  paymentAddress(redirect, {
    ours: "https://osier.example:443",
    orderKey: "wc_order_x",
    origins: { backend: "https://shop.example", allowed: ["https://pay.example"] },
  });

test.each([
  [null, {}],
  ["", {}],
  ["https://shop.example/checkout/order-received/12/?key=wc_order_x", { number: "12" }],
  ["http://127.0.0.1:3000/checkout/order-received/12/?key=wc_order_x", { number: "12" }],
  ["https://shop.example/kasse/danke/12/?key=wc_order_x", {}],
  [
    "https://shop.example/checkout/order-pay/12/?pay_for_order=true&key=wc_order_x",
    { address: "https://shop.example/checkout/order-pay/12/?pay_for_order=true&key=wc_order_x" },
  ],
  ["/embedded-pay/wc_order_x", { address: "/embedded-pay/wc_order_x" }],
  ["https://osier.example/pay?a=b#c", { address: "/pay?a=b" }],
  ["https://pay.example/o/1", { address: "https://pay.example/o/1" }],
])("paymentAddress reads the payment URL from the redirect %s", (redirect, expected) => {
  expect(place(redirect)).toEqual(expected);
});

test.each([
  "#wc-stripe-confirm-pi:12:pi_1_secret_2:a1b2c3",
  "#wcpay-confirm-pi:12:pi_1_secret_2:a1b2c3",
  "#confirm-pi-pi_1_secret_2",
  "#",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://",
  "/",
  "https://osier.example/#wc-stripe-wallet-12",
  "https://shop.example/",
])("paymentAddress finds no page in the redirect %s", (redirect) => {
  expect(place(redirect)).toEqual({ isNoPage: true });
});

test.each([
  "https://evil.example/",
  "https://pay.example.evil.example/",
  "https://pay.example@evil.example/",
  "https://user:pass@pay.example/",
  "http://pay.example/",
  "https://pay.example:8443/",
  "//evil.example/",
  "\\\\evil.example/",
])("paymentAddress rejects the redirect %s", (redirect) => {
  expect(place(redirect)).toEqual({ isElsewhere: true });
});
