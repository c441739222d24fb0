import type { AppliedCoupon, PricedCart } from "#shop/cart/pricedCart.ts";
import { GONE_LINE } from "./lineFields.ts";
import type { LineSource } from "./lineFields.ts";

// Inputs and payloads of cart mutations.

/** A mutation's `input` argument, with Relay's `clientMutationId`, which the payload repeats. */
export type Input<Fields> = { input: Fields & { clientMutationId?: string | null } };

/** Returns the lines with these keys, in this order. */
export function linesOf({ lines }: PricedCart, keys: readonly string[]): LineSource[] {
  return keys.map((key) => lines.find(({ line }) => line.key === key) ?? GONE_LINE);
}

/** Returns an applied coupon with its code as typed, as the payload has it. */
export function appliedAs({ coupons }: PricedCart, typed: string): AppliedCoupon | undefined {
  const coupon = coupons.find(({ code }) => code === typed.toLowerCase());
  return coupon && { ...coupon, code: typed };
}
