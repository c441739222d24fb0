import { addStates } from "#components/checkout/addStates.ts";
import type { PageQuery } from "#relay/pageQuery.ts";

/** The page's own answer, without the masks that components see it through. */
type PageData = { cart?: { contents?: { nodes: readonly object[] } | null } | null };

/** What the page's answer is told besides. */
export type CheckoutFacts = {
  /** There is nothing to order, and the shopper's last order is still to be paid. */
  isUnpaid?: boolean;
};

/**
 * What the checkout's form is rendered with besides its query's answer. Who comes back from where an
 * order is paid finds the cart empty, and is led to that order.
 */
export const completeCheckout: NonNullable<PageQuery["complete"]> = async (
  data,
  ask,
  pageContext,
  variables,
) => {
  const { cart } = data as PageData;
  if (cart?.contents?.nodes.length !== 0) return addStates(data, ask, pageContext, variables);
  const facts: CheckoutFacts = { isUnpaid: (await pageContext.isUnpaid?.()) === true };
  Object.assign(data, facts);
};
