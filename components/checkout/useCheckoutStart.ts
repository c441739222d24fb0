import { usePageContext } from "vike-react/usePageContext";
import type { CheckoutStart } from "#relay/contract/page/suppliedData.ts";

/** Returns the data with which our server started the checkout; undefined after a navigation. */
export function useCheckoutStart(): CheckoutStart | undefined {
  const { loaded } = usePageContext();
  return ((loaded?.payload?.data ?? {}) as { checkout?: CheckoutStart }).checkout;
}
