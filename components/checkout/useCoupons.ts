import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import type { useCouponsApplyMutation } from "#__generated__/useCouponsApplyMutation.graphql.ts";
import type { useCouponsRemoveMutation } from "#__generated__/useCouponsRemoveMutation.graphql.ts";
import { whileUpdating, refreshCart } from "#relay/cart/refreshCart.ts";
import { foldCode } from "#relay/contract/text/foldCode.ts";
import { couponMessage } from "#relay/contract/text/couponMessage.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { OperationError, isServerError } from "#relay/contract/errors.ts";
import { couponsIn } from "#relay/contract/cart/restoration.ts";
import { saveCoupon, savedCart } from "#relay/cart/persistence.ts";
import { runMutation } from "#relay/runMutation.ts";
import { refreshCheckoutCart } from "./useCheckoutCart.ts";
import { t } from "#words/t.ts";

// Coupon mutations of the checkout: apply and remove, verified by refetching the cart.

const applyMutation = graphql`
  mutation useCouponsApplyMutation($input: ApplyCouponInput!) {
    applyCoupon(input: $input) {
      clientMutationId
    }
  }
`;
const removeMutation = graphql`
  mutation useCouponsRemoveMutation($input: RemoveCouponsInput!) {
    removeCoupons(input: $input) {
      clientMutationId
    }
  }
`;

/** A coupon, and whether the cart is to have it. */
type CouponChange = { code: string; isWanted: boolean };

const send = (environment: Environment, { code, isWanted }: CouponChange) =>
  isWanted
    ? runMutation<useCouponsApplyMutation>(environment, {
        mutation: applyMutation,
        variables: { input: { code } },
      })
    : runMutation<useCouponsRemoveMutation>(environment, {
        mutation: removeMutation,
        variables: { input: { codes: [code] } },
      });

/** Returns the message for a rejected coupon; undefined for any other failure. */
function rejectionOf(error: unknown): string | undefined {
  const messages = error instanceof OperationError ? error.messages : [];
  const reasons = messages.filter((message) => !isServerError({ message }));
  if (reasons.length > 0)
    return reasons.map((reason) => couponMessage(plainText(reason))).join(" ");
  console.error("The coupon could not be changed.", error);
  return undefined;
}

/** True if the saved cart, which was just read, has the coupon or not, as it should. */
function isApplied({ code, isWanted }: CouponChange): boolean {
  const codes = couponsIn(savedCart()?.data.cart).map((each) => each.toLowerCase());
  return codes.includes(code.toLowerCase()) === isWanted;
}

/**
 * Applies or removes a coupon and refetches the cart, which tells whether a request took effect
 * whose response was lost. Resolves to the reason of a rejection, to an empty string for none, or to
 * undefined if the result is not known.
 */
async function rejectionOfChange(
  environment: Environment,
  change: CouponChange,
): Promise<string | undefined> {
  let rejection: string | undefined = "";
  try {
    await whileUpdating(send(environment, change));
  } catch (error) {
    rejection = rejectionOf(error);
  }
  await refreshCheckoutCart(environment).catch((error: unknown) => {
    console.error("The cart could not be fetched.", error);
  });
  // Later pages and other tabs display it too.
  const read = await refreshCart(environment);
  if (rejection === "" && read !== "done") saveCoupon(change.code, change.isWanted);
  if (rejection !== undefined) return rejection;
  return read === "done" && isApplied(change) ? "" : undefined;
}

/** Applies or removes a coupon; resolves to the error for the shopper, or to an empty string. */
export async function changeCartCoupon(
  environment: Environment,
  change: CouponChange,
): Promise<string> {
  const rejection = await rejectionOfChange(environment, change);
  // A shop may have codes in its own script, so that the typed one is tried first.
  const code = foldCode(change.code);
  if (rejection && change.isWanted && code !== change.code)
    return changeCartCoupon(environment, { code, isWanted: true });
  return rejection ?? t("checkout.codeNoAnswer");
}

/** Applies and removes coupons; each resolves to the error for the shopper, or to an empty string. */
export function useCoupons() {
  const environment = useRelayEnvironment();
  const applyCoupon = useCallback(
    (code: string) => changeCartCoupon(environment, { code, isWanted: true }),
    [environment],
  );
  const removeCoupon = useCallback(
    (code: string) => changeCartCoupon(environment, { code, isWanted: false }),
    [environment],
  );
  return { applyCoupon, removeCoupon };
}
