import type {
  AccountOrder,
  ListedOrder,
  OrderHead,
  OrderStep,
} from "#relay/contract/account/accountData.ts";
import { addressParts } from "#relay/contract/order/orderFields.ts";
import type { AddressType } from "#relay/contract/order/orderFields.ts";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import { isCollected } from "#relay/contract/cart/isCollected.ts";
import { isFree } from "#relay/contract/cart/isFree.ts";
import { optionLabels } from "#relay/contract/cart/optionLabels.ts";
import {
  TRANSFER,
  addressLines,
  instructionsOf,
  productOf,
} from "#server/shop/checkout/receiptOf.ts";
import type { StateNames } from "#server/shop/checkout/shopChoices.ts";
import { orderTotals } from "#server/shop/checkout/orderAmounts.ts";
import { isPayable, paymentTime, progressOf } from "#server/shop/checkout/backendOrder.ts";
import { htmlToText } from "#relay/contract/text/htmlToText.ts";
import { t } from "#words/t.ts";
import type {
  ListedOrderData,
  OrderAddressData,
  OrderHeadData,
  OrderLineData,
  OrderData,
} from "./requestOrder.ts";

// Orders of a customer, converted for the account's pages.

type Text = string | null | undefined;

/** Statuses before a payment. */
const AWAITING = ["PENDING", "CHECKOUT_DRAFT", "ON_HOLD"];

/** Returns the name of a status of a plugin, which WordPress has in capitals: "IN_TRANSIT". */
function pluginStatus(status: string): string {
  const name = status.replaceAll("_", " ").toLowerCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** True for an order that the shopper has yet to pay; the shop itself may hold back a paid one. */
const isUnpaid = ({ status, datePaid }: OrderHeadData) =>
  AWAITING.includes(status ?? "") && !datePaid;

/**
 * Returns an order's status as a sentence; those of plugins use their own names. A complete order is
 * one that was sent, collected or downloaded.
 */
function statusText(order: OrderHeadData): string {
  if (isUnpaid(order)) return t("order.statusAwaiting");
  switch (order.status) {
    case "PROCESSING":
      return t("order.statusProcessing");
    case "COMPLETED":
      return t("order.statusCompleted");
    case "FAILED":
      return t("order.statusFailed");
    case "CANCELLED":
      return t("order.statusCancelled");
    case "REFUNDED":
      return t("order.statusRefunded");
    default:
      return t("order.statusOther", { name: pluginStatus(order.status ?? "") });
  }
}

/**
 * Returns the steps of an order that WooCommerce knows: it was placed, it is paid, prepared and
 * complete, or it ended in another way. A payment on delivery is no step before that: WooCommerce
 * notes it with the completion.
 */
function stepsOf(order: OrderHeadData): OrderStep[] {
  const { date, datePaid, dateCompleted, needsProcessing } = order;
  const status = order.status ?? "";
  const step = (name: string, state: OrderStep["state"], at?: Text): OrderStep => ({
    name,
    state,
    ...(at && { at }),
  });
  const made = [
    step(t("order.stepPlaced"), "done", date),
    ...(datePaid && !isFree(order.total) ? [step(t("order.stepPaid"), "done", datePaid)] : []),
    ...(dateCompleted || status === "COMPLETED"
      ? [step(t("order.stepComplete"), "done", dateCompleted)]
      : []),
  ];
  if (status === "COMPLETED") return made;
  if (status === "REFUNDED") return [...made, step(t("order.stepRefunded"), "done")];
  if (status === "CANCELLED") return [...made, step(t("order.stepCancelled"), "failed")];
  const toCome = step(t("order.stepComplete"), "next");
  const isPaying = status === "FAILED" || isUnpaid(order);
  if (!isPaying) {
    const name = status === "PROCESSING" ? t("order.stepPreparing") : pluginStatus(status);
    return [...made, step(name, "now"), toCome];
  }
  const payment =
    status === "FAILED"
      ? step(t("order.stepPaymentFailed"), "failed")
      : step(t("order.stepPayment"), "now");
  // Downloads are complete as soon as they are paid.
  const preparing = needsProcessing === false ? [] : [step(t("order.stepPreparing"), "next")];
  return [...made, payment, ...preparing, toCome];
}

/** Converts an order for the order list. */
function orderHead(order: OrderHeadData): OrderHead {
  const { databaseId, orderNumber, date, total } = order;
  return {
    id: databaseId ?? 0,
    number: orderNumber || String(databaseId),
    placedAt: date ?? "",
    status: statusText(order),
    steps: stepsOf(order),
    total: htmlToText(total ?? ""),
  };
}

/**
 * Returns an order's line without its product if that was deleted: the line then has no id of a
 * product, and WooGraphQL returns the newest product of the shop in its place.
 */
const withoutDeleted = <
  Line extends { readonly productId?: number | null | undefined; readonly product?: unknown },
>(
  line: Line,
): Line => (line.productId ? line : { ...line, product: null });

/** Converts an order for a row of the order list. */
export function listedOrder(order: ListedOrderData): ListedOrder {
  const lines = (order.lineItems?.nodes ?? []).map(withoutDeleted);
  const pictures = lines.flatMap((line) => {
    const { picture } = productOf(line);
    return picture ? { ...picture, name: htmlToText(line.product?.node?.name ?? "") } : [];
  });
  return { ...orderHead(order), pictures };
}

function linesOf(address: OrderAddressData, kind: AddressType, states: StateNames): string[] {
  const parts = addressParts.map((part) => [`${kind}_${part}`, address?.[part] ?? ""]);
  return addressLines(Object.fromEntries(parts) as never, kind, states);
}

/** A product's name; that of a variation may hold its options, which are displayed on their own. */
const nameOf = ({ product, variation }: OrderLineData) =>
  htmlToText(product?.node?.name || variation?.node?.name || t("order.notSold"));

/** Returns a line's selected attributes: a variation may leave some values open. */
function choicesOf({ metaData, variation }: OrderLineData) {
  const names = (variation?.node?.attributes?.nodes ?? []).map(({ name }) => name);
  return (metaData ?? []).flatMap((entry) =>
    entry?.value && names.includes(entry.key)
      ? [{ attributeName: entry.key, attributeValue: entry.value }]
      : [],
  );
}

/** Facts for an order's page that the order itself lacks. */
type OrderFacts = {
  /** The states of the countries in its addresses. */
  statesOf: (country: string) => StateNames;
  /** Its payment URL, if the backend has one. */
  payAt: string | undefined;
  /** True if the server signs its customer in to WordPress before the payment. */
  signsIn?: boolean;
};

/** Returns the order that its customer is signed in to WordPress for. */
const signInOf = ({ databaseId, orderKey }: OrderData) =>
  databaseId && orderKey ? { signIn: { order: databaseId, key: orderKey } } : {};

/** Converts an order for its own page. */
export function completeOrder(
  order: OrderData,
  { statesOf, payAt, signsIn }: OrderFacts,
): AccountOrder {
  const progress = progressOf(order.status, { total: order.rawTotal });
  const hasPayment = !isFree(order.rawTotal);
  const isAwaited = isPayable(progress) || order.status === "ON_HOLD";
  const paidAt = hasPayment ? paymentTime(order) : undefined;
  const gateway = order.gateways.nodes.find(({ id }) => id === order.paymentMethod);
  const lines = (kind: AddressType) =>
    linesOf(order[kind], kind, statesOf(order[kind]?.country ?? ""));
  const billing = lines("billing");
  const ways = order.shippingLines?.nodes ?? [];
  // An order delivered to its billing address may have a shipping address that is empty, or that
  // has only the country: WooGraphQL stores that of the session if a checkout has no such address.
  const isGiven = addressParts.some((part) => part !== "country" && order.shipping?.[part]);
  const given = isGiven ? lines("shipping") : [];
  const delivery = given.length > 0 || ways.length === 0 ? given : billing;
  const nodes = order.lineItems.nodes.map(withoutDeleted);
  const isTaken = isCollected(ways.map(({ shippingMethod }) => shippingMethod?.databaseId));
  const row = isTaken ? "collected" : "shown";
  const amounts = orderTotals(order, nodes, ways.length > 0 ? row : "ifAny");
  return {
    ...orderHead(order),
    progress,
    totals: amounts.totals,
    includedTax: amounts.includedTax,
    lines: nodes.map((line, at) => {
      const { amount = "", tax } = amounts.lines[at] ?? {};
      const chosen = choicesOf(line).map(({ attributeName, attributeValue }) => ({
        name: attributeName,
        value: attributeValue,
      }));
      return {
        name: nameOf(line),
        options: optionLabels(chosen, line.product?.node?.attributes?.nodes),
        quantity: line.quantity ?? 0,
        total: amount,
        ...(tax && { tax }),
        ...productOf(line),
      };
    }),
    ...(delivery.length > 0 && {
      delivery: {
        method: [...new Set(ways.map(({ methodTitle }) => htmlToText(methodTitle ?? "")))].join(
          ", ",
        ),
        address: delivery,
        ...(isTaken && { isCollected: true }),
      },
    }),
    billing,
    payment: {
      title: hasPayment ? htmlToText(order.paymentMethodTitle ?? order.paymentMethod ?? "") : "",
      instructions: hasPayment && isAwaited ? instructionsOf(gateway) : "",
      ...(paidAt && { paidAt }),
      // Only an order on hold still awaits its transfer.
      ...(order.paymentMethod === TRANSFER && order.status === "ON_HOLD" && { isTransfer: true }),
      ...(isPayable(progress) &&
        order.needsPayment &&
        payAt !== undefined && { payAt, ...(signsIn && signInOf(order)) }),
    },
    ...(order.customerNote && { note: order.customerNote }),
  };
}

/** Converts an order's lines to cart lines, for ordering again. */
export const linesToReorder = ({ lineItems }: OrderData): WantedLine[] =>
  lineItems.nodes.map(withoutDeleted).map((line) => {
    const choices = choicesOf(line);
    return {
      name: nameOf(line),
      productId: line.productId ?? 0,
      quantity: line.quantity ?? 1,
      ...(line.variationId && { variationId: line.variationId }),
      ...(choices.length > 0 && { variation: choices }),
    };
  });
