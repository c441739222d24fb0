import type { AppliedCoupon, PricedCart } from "#server/embedded/shop/cart/pricedCart.ts";
import { GONE_LINE } from "./lineFields.ts";
import type { LineSource } from "./lineFields.ts";

/** A mutation's one argument, with Relay's id that the payload repeats. */
export type Input<Fields> = { input: Fields & { clientMutationId?: string | null } };

/** The lines of these keys, in this order. */
export function linesOf({ lines }: PricedCart, keys: readonly string[]): LineSource[] {
  return keys.map((key) => lines.find(({ line }) => line.key === key) ?? GONE_LINE);
}

/** An applied coupon under the code as it was typed, which is how the payload names it. */
export function appliedAs({ coupons }: PricedCart, typed: string): AppliedCoupon | undefined {
  const coupon = coupons.find(({ code }) => code === typed.toLowerCase());
  return coupon && { ...coupon, code: typed };
}
