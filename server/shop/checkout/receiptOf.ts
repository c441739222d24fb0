import { locale } from "#words/language.ts";
import { addressFormat } from "#relay/contract/account/addressFormats.ts";
import { hasOwnBilling } from "#relay/contract/order/orderFields.ts";
import type { AddressType, TypedCheckout } from "#relay/contract/order/orderFields.ts";
import type { Receipt, ReceiptPicture } from "#relay/contract/order/receipt.ts";
import { cartTotals } from "#relay/contract/cart/printedCartTotals.ts";
import { isCollected } from "#relay/contract/cart/isCollected.ts";
import { optionLabels } from "#relay/contract/cart/optionLabels.ts";
import { confirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import { htmlToText } from "#relay/contract/text/htmlToText.ts";
import type { CartToOrder, PaymentGateway } from "./readCart.ts";
import type { StateNames } from "./shopChoices.ts";

// Receipt of an order, built from the typed checkout and the cart.

/** WooCommerce's gateway for bank transfers. */
export const TRANSFER = "bacs";

type Image = { readonly sourceUrl?: Text; readonly srcSet?: Text } | null | undefined;
type Text = string | null | undefined;

/** Line of a cart or an order, with the page and pictures of its product. */
type ProductLine = {
  readonly product?: { readonly node?: Product } | null | undefined;
  readonly variation?: { readonly node?: { readonly image?: Image } | null } | null | undefined;
};
type Product = { readonly slug?: Text; readonly image?: Image } | null | undefined;

/** Returns the page and picture of a line's product; the variation's own picture comes first. */
export function productOf(line: ProductLine | undefined): {
  slug?: string;
  picture?: ReceiptPicture;
} {
  const { slug, image } = line?.product?.node ?? {};
  const { sourceUrl, srcSet } = line?.variation?.node?.image ?? image ?? {};
  return {
    ...(slug && { slug }),
    ...(sourceUrl && { picture: { sourceUrl, ...(srcSet && { srcSet }) } }),
  };
}

/** Returns a country's name; the code itself if it has none. */
function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(locale(), { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/**
 * Formats a typed address in lines, as is usual in its country. A state on a line of its own is
 * written by name; beside its city, by code.
 */
export function addressLines(
  typed: TypedCheckout,
  kind: AddressType,
  states: StateNames,
): string[] {
  const country = typed[`${kind}_country`];
  const lines = addressFormat(country, states.size > 0).rows.map((row) =>
    row
      .map(({ part }) => {
        const text = typed[`${kind}_${part}`];
        return part === "state" && row.length === 1 ? (states.get(text) ?? text) : text;
      })
      .filter(Boolean)
      .join(" "),
  );
  return [...lines, countryName(country)].filter((line) => line.trim() !== "");
}

/** Returns a gateway's instructions as text that keeps its lines, as account details have them. */
export const instructionsOf = (gateway: Pick<PaymentGateway, "description"> | undefined): string =>
  (gateway?.description ?? "")
    .split(/\n|<br\b[^<>]*>|<\/p>/i)
    .map(htmlToText)
    .filter((line) => line !== "")
    .join("\n");

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
  gateway: PaymentGateway | undefined,
  { needsShipping, placedAt, statesOf }: ReceiptFacts,
): Receipt {
  const { lines, rates } = confirmedOrder(cart);
  const methods = new Set(rates.map(({ label }) => label));
  const optionsOf = (at: number) => {
    const { product, variation } = cart.contents?.nodes[at] ?? {};
    return optionLabels(variation?.attributes, product?.node.attributes?.nodes);
  };
  // As `DeliveryPromise` has it: an order is sent as a whole.
  const isFromStock = (cart.contents?.nodes ?? []).every(
    ({ product, variation }) => (variation ?? product)?.node.stockStatus !== "ON_BACKORDER",
  );
  const isTaken = isCollected(rates.map(({ id }) => id));
  const row = isTaken ? "collected" : "shown";
  const { lines: amounts, ...totals } = cartTotals(cart, needsShipping ? row : "none");
  const linesOf = (of: AddressType) => addressLines(typed, of, statesOf(typed[`${of}_country`]));
  const kind = hasOwnBilling(typed, needsShipping) ? "billing" : "shipping";
  return {
    placedAt: placedAt.toISOString(),
    progress: "received",
    email: typed.email,
    lines: lines.map(({ name, quantity, total }, at) => {
      const { amount = total, tax } = amounts[at] ?? {};
      return {
        name,
        options: optionsOf(at),
        quantity,
        total: amount,
        ...(tax && { tax }),
        ...productOf(cart.contents?.nodes[at]),
      };
    }),
    ...totals,
    ...(needsShipping && {
      delivery: {
        method: [...methods].join(", "),
        address: linesOf("shipping"),
        ...(isTaken && { isCollected: true }),
        ...(isFromStock && !isTaken && { fromStockTo: typed.shipping_country }),
      },
    }),
    billing: linesOf(kind),
    payment: {
      title: htmlToText(gateway?.title ?? gateway?.id ?? ""),
      instructions: instructionsOf(gateway),
      ...(gateway?.id === TRANSFER && { isTransfer: true }),
    },
    ...(typed.customerNote && { note: typed.customerNote }),
  };
}
