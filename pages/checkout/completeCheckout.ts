import { addStates } from "#components/checkout/addStates.ts";
import type { CheckoutStart } from "#relay/contract/page/suppliedData.ts";
import type { CompletePage } from "#relay/pageContext.ts";

// Completion of the checkout page's data on the server: order intent, country and states.

/** Raw response of the page's query, without the fragments' masks. */
type PageData = {
  cart?: { contents?: { nodes: readonly object[] } | null } | null;
  customer?: Record<"shipping" | "billing", { country?: string | null } | null> | null;
};

const hasCountries = ({ customer }: PageData) =>
  Boolean(customer?.shipping?.country && customer.billing?.country);

/** Fields added to the page's data. */
export type CheckoutPageFacts = {
  checkout?: CheckoutStart;
  /** True if the cart is empty and the shopper's last order is unpaid. */
  isUnpaid?: boolean;
};

/**
 * Runs after the page's query. A shopper who returns from a payment page finds the cart empty, and
 * is led to the order.
 */
export const completeCheckout: CompletePage = async (data, request, pageContext, variables) => {
  const { cart } = data as PageData;
  const { checkout } = pageContext.supplied ?? {};
  const facts: CheckoutPageFacts = checkout ? { checkout: { intent: checkout.intent } } : {};
  Object.assign(data, facts);
  if (cart?.contents?.nodes.length !== 0) {
    const terms = await checkout?.termsOf?.();
    if (facts.checkout && terms) facts.checkout.terms = terms;
    const adapted = (await checkout?.adaptedOf?.()) ?? [];
    if (facts.checkout && adapted.length > 0) facts.checkout.adapted = adapted;
    const baseCountry = hasCountries(data) ? undefined : await checkout?.baseCountryOf?.();
    if (facts.checkout && baseCountry) facts.checkout.baseCountry = baseCountry;
    return addStates(data, request, pageContext, variables);
  }
  facts.isUnpaid = (await checkout?.isUnpaid?.()) === true;
  Object.assign(data, facts);
};
