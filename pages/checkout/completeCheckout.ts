import { addStates } from "#components/checkout/addStates.ts";
import type { CheckoutStart } from "#relay/contract/suppliedData.ts";
import type { CompletePage } from "#relay/pageQuery.ts";

/** The page's own answer, without the masks that components see it through. */
type PageData = { cart?: { contents?: { nodes: readonly object[] } | null } | null };

/** Added to the page's own data. */
export type CheckoutFacts = {
  checkout?: CheckoutStart;
  /** There is nothing to order, and the shopper's last order is still to be paid. */
  isUnpaid?: boolean;
};

/**
 * What the checkout's form is rendered with besides its query's answer. Who comes back from where an
 * order is paid finds the cart empty, and is led to that order.
 */
export const completeCheckout: CompletePage = async (data, ask, pageContext, variables) => {
  const { cart } = data as PageData;
  const { checkout } = pageContext.supplied ?? {};
  const facts: CheckoutFacts = checkout ? { checkout: { intent: checkout.intent } } : {};
  Object.assign(data, facts);
  if (cart?.contents?.nodes.length !== 0) return addStates(data, ask, pageContext, variables);
  facts.isUnpaid = (await checkout?.isUnpaid?.()) === true;
  Object.assign(data, facts);
};
