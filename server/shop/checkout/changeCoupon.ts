import { isServerError } from "#relay/contract/errors.ts";
import type { ResponseError } from "#relay/contract/errors.ts";
import { foldCode } from "#relay/contract/text/foldCode.ts";
import { couponMessage } from "#relay/contract/text/couponMessage.ts";
import { isRefusal } from "#relay/session/session.ts";
import applyDocument from "#server/__generated__/changeCouponApplyMutation.graphql.ts";
import type { changeCouponApplyMutation } from "#server/__generated__/changeCouponApplyMutation.graphql.ts";
import removeDocument from "#server/__generated__/changeCouponRemoveMutation.graphql.ts";
import type { changeCouponRemoveMutation } from "#server/__generated__/changeCouponRemoveMutation.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { errorText } from "#server/kernel/errorText.ts";
import { t } from "#words/t.ts";
import { readCart } from "./readCart.ts";

// Coupon form of the checkout, without JavaScript: parses, applies and removes a coupon.

void graphql`
  mutation changeCouponApplyMutation($input: ApplyCouponInput!) {
    applyCoupon(input: $input) {
      clientMutationId
    }
  }
`;

void graphql`
  mutation changeCouponRemoveMutation($input: RemoveCouponsInput!) {
    removeCoupons(input: $input) {
      clientMutationId
    }
  }
`;

/** A coupon to apply or remove. */
export type CouponChange = { apply: string } | { remove: string };

const MAX_CHARACTERS = 100;

/**
 * Reads the coupon change from a form sent without JavaScript; a typed coupon counts whichever
 * button is pressed.
 */
export function couponChangeIn(fields: Record<string, unknown>): CouponChange | undefined {
  const textOf = (name: string) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === "string" ? value.trim().slice(0, MAX_CHARACTERS) : "";
  };
  const [apply, remove] = [textOf("code"), textOf("remove")];
  if (remove) return { remove };
  return apply || fields["step"] === "code" ? { apply } : undefined;
}

/** Sends a coupon change; returns the shop's error, if any. */
async function sendChange(
  change: CouponChange,
  send: typeof fetch,
): Promise<ResponseError | undefined> {
  const requested =
    "remove" in change
      ? requestShop<changeCouponRemoveMutation>(send, removeDocument, {
          input: { codes: [change.remove] },
        })
      : requestShop<changeCouponApplyMutation>(send, applyDocument, {
          input: { code: change.apply },
        });
  const { errors = [] } = await requested;
  if (errors.some(isServerError)) throw new Error("the backend failed at a coupon");
  if (isRefusal(errors)) throw new Error("the session of a coupon change was refused");
  return errors[0];
}

/** True if the cart shows that a change took effect whose response was lost. */
async function isApplied(change: CouponChange, send: typeof fetch): Promise<boolean> {
  const read = await readCart(send).catch(() => undefined);
  if (!read) return false;
  const codes = (read.cart.appliedCoupons ?? []).map((coupon) => coupon?.code.toLowerCase());
  return "remove" in change
    ? !codes.includes(change.remove.toLowerCase())
    : codes.includes(change.apply.toLowerCase());
}

/**
 * Applies or removes a coupon of a session's cart. Rejects if it is not in effect for another
 * reason than the shop's.
 * @returns the shop's error message; undefined if it succeeded
 */
export async function changeCoupon(
  change: CouponChange,
  send: typeof fetch,
): Promise<string | undefined> {
  if ("apply" in change && change.apply === "") return t("checkout.codeMissing");
  let error: ResponseError | undefined;
  try {
    error = await sendChange(change, send);
  } catch (failure) {
    if (await isApplied(change, send)) return undefined;
    throw failure;
  }
  if (!error) return undefined;
  // A shop may have codes in its own script, so that the typed one is tried first.
  const folded = "apply" in change ? foldCode(change.apply) : "";
  if ("apply" in change && folded !== change.apply) return changeCoupon({ apply: folded }, send);
  const message = couponMessage(errorText(error));
  return error.path && message ? message : t("checkout.codeNotAccepted");
}
