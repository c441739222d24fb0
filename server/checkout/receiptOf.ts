import { hasOwnBilling } from "#relay/contract/checkoutFields.ts";
import type { AddressType, TypedCheckout } from "#relay/contract/checkoutFields.ts";
import type { Receipt } from "#relay/contract/receipt.ts";
import { confirmedOrder } from "#relay/contract/confirmedOrder.ts";
import { htmlToText } from "#server/search/htmlToText.ts";
import { addressLines } from "./addressLines.ts";
import type { StateNames } from "./addressLines.ts";
import { totalsOf } from "./receiptTotals.ts";
import type { CartToOrder, PaymentGateway } from "./readCart.ts";

type ReceiptFacts = {
  needsShipping: boolean;
  placedAt: Date;
  /** Returns the states of a country in the order's addresses. */
  statesOf: (country: string) => StateNames;
};

/** Builds the receipt of an order about to be placed, as its shopper confirmed it. */
export function receiptOf(
  typed: TypedCheckout,
  cart: CartToOrder,
  gateway: PaymentGateway,
  { needsShipping, placedAt, statesOf }: ReceiptFacts,
): Receipt {
  const { lines, rates, totals } = confirmedOrder(cart);
  const methods = new Set(rates.map(({ label }) => label));
  const chosen = (cart.contents?.nodes ?? []).map(({ variation }) =>
    (variation?.attributes ?? []).flatMap((each) =>
      each?.label && each.value ? [`${each.label} ${each.value}`] : [],
    ),
  );
  const linesOf = (of: AddressType) => addressLines(typed, of, statesOf(typed[`${of}_country`]));
  const kind = hasOwnBilling(typed, needsShipping) ? "billing" : "shipping";
  return {
    placedAt: placedAt.toISOString(),
    progress: "received",
    email: typed.email,
    lines: lines.map(({ name, quantity, total }, at) => ({
      name: [name, ...(chosen[at] ?? [])].join(", "),
      quantity,
      total,
    })),
    totals: totalsOf(totals),
    total: totals.total ?? "",
    ...(needsShipping && {
      delivery: { method: [...methods].join(", "), address: linesOf("shipping") },
    }),
    billing: linesOf(kind),
    payment: {
      title: htmlToText(gateway.title ?? gateway.id),
      instructions: htmlToText(gateway.description ?? ""),
    },
    ...(typed.customerNote && { note: typed.customerNote }),
  };
}
