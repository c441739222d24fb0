import { findCustomer } from "#shop/customers/customerStore.ts";
import { paragraph, respondPage } from "./page.ts";
import type { Visit } from "./visit.ts";

// WordPress's own account pages, which a customer's link logs in to.

/** Page "My account". */
export function accountPage(visit: Visit): Response {
  const { shop, session } = visit;
  const account = session.user === undefined ? undefined : findCustomer(shop, { id: session.user });
  const text = account
    ? `Hello ${account.displayName}. You are logged in to WordPress.`
    : "You are not logged in to WordPress. The embedded shop has no login form: open your account from the storefront.";
  return respondPage(visit, "My account", [paragraph(text)]);
}

/** Page "Add payment method": the embedded shop stores none. */
export function addPaymentMethodPage(visit: Visit): Response {
  if (visit.session.user === undefined) return accountPage(visit);
  return respondPage(visit, "Add payment method", [
    paragraph(
      "New payment methods can only be added during checkout. Please contact us if you require assistance.",
    ),
  ]);
}
