import { isFields } from "#relay/contract/text/fields.ts";
import { differenceOf, quantityAfter } from "./cartChange.ts";
import type { Difference } from "./cartChange.ts";
import { findLine, readableLinesIn } from "./cartLines.ts";
import type { KnownLine, WantedLine } from "./cartLines.ts";
import { t } from "#words/t.ts";

// Restoration of a lost cart: its plan, the part that is missing, and the names of what is lost.

/** Lines and coupons to restore. */
export type Restoration = { lines: readonly WantedLine[]; coupons: readonly string[] };

/** Returns the codes of the coupons of a raw cart; releases before 0.2.0 saved none. */
export const couponsIn = (cart: unknown): string[] => {
  const coupons = isFields(cart) && Array.isArray(cart.appliedCoupons) ? cart.appliedCoupons : [];
  return coupons.flatMap((coupon: unknown) => (isFields(coupon) ? String(coupon.code) : []));
};

/** Plans the restoration of a raw cart: its lines with known products, and its coupons. */
export const restorationOf = (cart: unknown): Restoration => ({
  lines: readableLinesIn(cart).filter(({ productId, quantity }) => productId > 0 && quantity > 0),
  coupons: couponsIn(cart),
});

/** Returns the part of a lost cart that the current one does not have in full; undefined for none. */
export function restorablePart(lost: unknown, current: unknown): Restoration | undefined {
  const known = readableLinesIn(current);
  const { lines, coupons } = restorationOf(lost);
  const missing = lines.filter((wanted) => {
    const quantity = findLine(known, wanted)?.quantity ?? 0;
    return quantityAfter("restore", wanted, quantity) !== quantity;
  });
  return missing.length > 0 ? { lines: missing, coupons } : undefined;
}

/** Part of a restoration that a cart does not have. */
export type MissingPart = Difference & { coupons: readonly string[] };

/** Compares a restoration with a cart. */
export function missingPart(
  { lines, coupons }: Restoration,
  known: readonly KnownLine[],
  applied: readonly string[],
): MissingPart {
  const codes = applied.map((code) => code.toLowerCase());
  return {
    ...differenceOf({ kind: "restore", lines }, known),
    coupons: coupons.filter((code) => !codes.includes(code.toLowerCase())),
  };
}

/** Returns the name of a line's product, or its number if the name is not known. */
export const lineName = ({ name, productId }: WantedLine): string =>
  name || (productId > 0 ? t("cart.numberedProduct", { id: productId }) : t("cart.someProduct"));

/** Names lost lines and coupons, for a message. */
export const lostNames = (lines: readonly WantedLine[], coupons: readonly string[]): string[] => [
  ...lines.map(lineName),
  ...coupons.map((code) => t("cart.code", { code: code.toUpperCase() })),
];
