import type { AccountOrder, OrderHead } from "#relay/contract/account.ts";
import { addressParts } from "#relay/contract/checkoutFields.ts";
import type { AddressKind } from "#relay/contract/checkoutFields.ts";
import { addressLines } from "#server/checkout/addressLines.ts";
import type { StateNames } from "#server/checkout/addressLines.ts";
import { isPayable, progressOf } from "#server/checkout/orderProgress.ts";
import { plainText } from "#server/search/plainText.ts";
import type { WantedLine } from "./cartLines.ts";
import type { ToldAddress, ToldHead, ToldLine, ToldOrder } from "./toldOrder.ts";

type Text = string | null | undefined;

const STATUS: Readonly<Record<string, string>> = {
  PENDING: "Waits to be paid",
  CHECKOUT_DRAFT: "Waits to be paid",
  ON_HOLD: "On hold until it is paid",
  PROCESSING: "Being made ready",
  COMPLETED: "Sent",
  FAILED: "Payment failed",
  CANCELLED: "Cancelled",
  REFUNDED: "Paid back",
};

/** A status in words; those that plugins add are said as they are called. */
function statusInWords(status: Text): string {
  const words = (status ?? "").replaceAll("_", " ").toLowerCase();
  return STATUS[status ?? ""] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** An order as a list shows it. */
export const orderHead = ({
  databaseId,
  orderNumber,
  date,
  status,
  total,
}: ToldHead): OrderHead => ({
  id: databaseId ?? 0,
  number: orderNumber || String(databaseId),
  placedAt: date ?? "",
  status: statusInWords(status),
  total: plainText(total ?? ""),
});

function linesOf(address: ToldAddress, kind: AddressKind, states: StateNames): string[] {
  const parts = addressParts.map((part) => [`${kind}_${part}`, address?.[part] ?? ""]);
  return addressLines(Object.fromEntries(parts) as never, kind, states);
}

const nameOf = ({ product, variation }: ToldLine) =>
  plainText(variation?.node?.name || product?.node?.name || "No longer in the shop");

const isSaid = (amount: Text) => /[1-9]/.test(amount ?? "");

function totalsOf(order: ToldOrder): AccountOrder["totals"] {
  const row = (name: string, amount: Text, sign = "") =>
    isSaid(amount) ? [{ name, amount: sign + plainText(amount ?? "") }] : [];
  return [
    ...row("Subtotal", order.subtotal),
    ...row("Discount", order.discountTotal, "−"),
    ...row("Delivery", order.shippingTotal),
    ...(order.feeLines?.nodes ?? []).flatMap(({ name, total }) =>
      row(plainText(name ?? "Fee"), total),
    ),
    ...row("Tax", order.totalTax),
  ];
}

/** What an order does not say itself. */
type OrderFacts = {
  /** The states of the countries that it names. */
  statesOf: (country: string) => StateNames;
  /** Where it is paid, if that can be said. */
  payAt: string | undefined;
};

/** An order as its own page shows it. */
export function wholeOrder(order: ToldOrder, { statesOf, payAt }: OrderFacts): AccountOrder {
  const progress = progressOf(order.status);
  const isAwaited = isPayable(progress) || order.status === "ON_HOLD";
  const gateway = order.gateways.nodes.find(({ id }) => id === order.paymentMethod);
  const lines = (kind: AddressKind) =>
    linesOf(order[kind], kind, statesOf(order[kind]?.country ?? ""));
  const billing = lines("billing");
  const ways = order.shippingLines?.nodes ?? [];
  const given = lines("shipping");
  // What is delivered to where it is billed may say so by saying nothing.
  const delivery = given.length > 0 || ways.length === 0 ? given : billing;
  return {
    ...orderHead(order),
    progress,
    lines: order.lineItems.nodes.map((line) => ({
      name: nameOf(line),
      quantity: line.quantity ?? 0,
      total: plainText(line.total ?? ""),
    })),
    totals: totalsOf(order),
    ...(delivery.length > 0 && {
      delivery: {
        method: [...new Set(ways.map(({ methodTitle }) => plainText(methodTitle ?? "")))].join(
          ", ",
        ),
        address: delivery,
      },
    }),
    billing,
    payment: {
      title: plainText(order.paymentMethodTitle ?? order.paymentMethod ?? ""),
      instructions: isAwaited ? plainText(gateway?.description ?? "") : "",
      ...(isPayable(progress) && order.needsPayment && payAt !== undefined && { payAt }),
    },
    ...(order.customerNote && { note: order.customerNote }),
  };
}

/** What was chosen of a variation: of some attributes it leaves the value open. */
function choicesOf({ metaData, variation }: ToldLine) {
  const names = (variation?.node?.attributes?.nodes ?? []).map(({ name }) => name);
  return (metaData ?? []).flatMap((entry) =>
    entry?.value && names.includes(entry.key)
      ? [{ attributeName: entry.key, attributeValue: entry.value }]
      : [],
  );
}

/** What an order's lines are as things for a cart. */
export const wantedAgain = ({ lineItems }: ToldOrder): WantedLine[] =>
  lineItems.nodes.map((line) => {
    const choices = choicesOf(line);
    const input = {
      productId: line.productId ?? 0,
      quantity: line.quantity ?? 1,
      ...(line.variationId && { variationId: line.variationId }),
      ...(choices.length > 0 && { variation: choices }),
    };
    return { name: nameOf(line), input };
  });
