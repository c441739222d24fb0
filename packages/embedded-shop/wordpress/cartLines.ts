import { createElement as h } from "react";
import { articleOf } from "#shop/cart/cartProduct.ts";
import type { PricedCart, PricedLine } from "#shop/cart/pricedCart.ts";
import type { Charge } from "#shop/cart/lineCharge.ts";
import { shopIn } from "#shop/money/currencies.ts";
import { toMinor } from "#shop/money/microUnits.ts";
import type { Order } from "#shop/orders/order.ts";
import type { Shop } from "#shop/shop.ts";
import { amounts, amountText } from "./page.ts";
import { t } from "../../../words/t.ts";

// Tables with the lines and totals of a cart or an order.

/** Table of a cart's lines and totals, as the checkout page shows them. */
export function cartTable(shop: Shop, { lines, coupons, chosenRate, totals }: PricedCart) {
  const line = ({ line: { quantity }, cartProduct, subtotal }: PricedLine) =>
    [`${articleOf(cartProduct).name} × ${quantity}`, shownCharge(shop, subtotal)] as const;
  return amounts(t("backend.yourOrder"), [
    ...lines.map(line),
    ...coupons.map(
      ({ code, discount, tax }) =>
        [
          t("backend.couponLine", { code }),
          `-${shownCharge(shop, { net: discount, tax: toMinor(tax) })}`,
        ] as const,
    ),
    ...shippingRow(shop, chosenRate?.label, totals.shipping, totals.shippingTax),
    ...totalRows(shop, totals),
  ]);
}

/** Table of an order's lines and totals. */
export function orderTable(at: Shop, { lines, coupons, shippingLines, totals, currency }: Order) {
  const shop = shopIn(at, currency);
  const { shipping, shippingTax } = totals;
  return amounts(t("backend.orderDetails"), [
    ...lines.map(
      ({ name, quantity, subtotal }) =>
        [`${name} × ${quantity}`, shownCharge(shop, subtotal)] as const,
    ),
    ...coupons.map(
      ({ code, discount, tax }) =>
        [
          t("backend.couponLine", { code }),
          `-${shownCharge(shop, { net: discount, tax: toMinor(tax) })}`,
        ] as const,
    ),
    ...shippingRow(shop, shippingLines[0]?.title, shipping, shippingTax),
    ...totalRows(shop, totals),
  ]);
}

/** Facts of an order, above its table. */
export function orderFacts(shop: Shop, { id, created, totals, billing, ...order }: Order) {
  const rows = [
    [t("backend.orderNumber"), String(id)],
    [t("backend.date"), new Date(created * 1000).toISOString().slice(0, 10)],
    [t("backend.total"), amountText(shopIn(shop, order.currency), totals.total)],
    [t("backend.email"), billing.email],
    [t("backend.payment"), order.paymentMethodTitle],
  ] as const;
  return h(
    "dl",
    null,
    rows.flatMap(([name, value]) => [
      h("dt", { key: name }, name),
      h("dd", { key: `${name} value` }, value),
    ]),
  );
}

function shippingRow(shop: Shop, label: string | undefined, net: number, tax: number) {
  if (label === undefined) return [];
  const { displayPricesWithTax } = shop.settings;
  return [
    [
      t("backend.shippingLine", { label }),
      amountText(shop, displayPricesWithTax ? net + tax : net),
    ] as const,
  ];
}

/** Total and tax; amounts with tax do not add up with it, so that it is a note there. */
function totalRows(shop: Shop, { tax, total }: { tax: number; total: number }) {
  const [taxText, totalText] = [amountText(shop, tax), amountText(shop, total)];
  return shop.settings.displayPricesWithTax
    ? [[t("backend.total"), t("backend.totalWithTax", { total: totalText, tax: taxText })] as const]
    : [[t("backend.tax"), taxText] as const, [t("backend.total"), totalText] as const];
}

function shownCharge(shop: Shop, { net, tax }: Charge): string {
  const { displayPricesWithTax } = shop.settings;
  return amountText(shop, toMinor(net) + (displayPricesWithTax ? tax : 0));
}
