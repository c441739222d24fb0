import { plainText } from "#relay/contract/text/plainText.ts";
import type { WantedLine } from "./cartIntent.ts";
import { wantedLine, findLine } from "./wantedLine.ts";
import type { KnownLine } from "./wantedLine.ts";
import type { SavedCart } from "./persistence.ts";

// Lines and coupons of the saved cart.

/** Raw line of the cart query's response; `isCart` has checked its fields. */
type RawLine = {
  key: string;
  quantity: number;
  product?: { node: { databaseId?: unknown; name?: string | null } } | null;
  variation?: {
    node: { databaseId?: unknown };
    attributes?: readonly ({ name?: string | null; value?: string | null } | null)[] | null;
  } | null;
};

/** Raw cart with lines and coupons. */
type RawCart = {
  contents?: { nodes: readonly RawLine[] } | null;
  appliedCoupons?: readonly ({ code: string } | null)[] | null;
};

function knownLine({ key, quantity, product, variation }: RawLine): KnownLine[] {
  const productId = product?.node.databaseId;
  if (typeof productId !== "number" || quantity < 1) return [];
  const variationId = variation?.node.databaseId;
  const attributes = (variation?.attributes ?? []).flatMap((attribute) =>
    attribute?.name && attribute.value ? [{ name: attribute.name, value: attribute.value }] : [],
  );
  const name = plainText(product?.node.name);
  const known = { key, quantity, productId, attributes, name };
  return [{ ...known, ...(typeof variationId === "number" && { variationId }) }];
}

/** Returns the lines of a saved cart. */
export const savedLines = (cart: unknown): KnownLine[] =>
  ((cart as RawCart | null)?.contents?.nodes ?? []).flatMap(knownLine);

/** Returns the lines of a saved cart as an intent restores them. */
export const linesToRestore = (cart: unknown): WantedLine[] => savedLines(cart).map(wantedLine);

/** Returns the coupons of a saved cart; 0.1.0 saved none. */
export const savedCoupons = (cart: unknown): string[] =>
  ((cart as RawCart | null)?.appliedCoupons ?? []).flatMap((coupon) =>
    coupon ? [coupon.code] : [],
  );

/** Lines that the shopper had and may put back into the cart, and their coupons. */
export type RestorableCart = { lines: readonly WantedLine[]; coupons: readonly string[] };

/** Returns the lines set aside that the current cart does not have in full; undefined for none. */
export function restorableCart(
  setAside: SavedCart,
  current: SavedCart | undefined,
): RestorableCart | undefined {
  const lines = savedLines(current?.data.cart);
  const missing = linesToRestore(setAside.data.cart).filter(
    (wanted) => (findLine(lines, wanted)?.quantity ?? 0) < wanted.quantity,
  );
  return missing.length > 0
    ? { lines: missing, coupons: savedCoupons(setAside.data.cart) }
    : undefined;
}
