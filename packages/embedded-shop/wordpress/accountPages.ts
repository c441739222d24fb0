import { findCustomer } from "#shop/customers/customerStore.ts";
import { paragraph, respondPage } from "./page.ts";
import type { Visit } from "./visit.ts";
import { t } from "../../../words/t.ts";

// WordPress's own account pages, which a customer's link logs in to.

/** Page "My account". */
export function accountPage(visit: Visit): Response {
  const { shop, session } = visit;
  const account = session.user === undefined ? undefined : findCustomer(shop, { id: session.user });
  const text = account
    ? t("backend.loggedIn", { name: account.displayName })
    : t("backend.loggedOut");
  return respondPage(visit, t("backend.account"), [paragraph(text)]);
}

/** Page "Add payment method": the embedded shop stores none. */
export function addPaymentMethodPage(visit: Visit): Response {
  if (visit.session.user === undefined) return accountPage(visit);
  return respondPage(visit, t("backend.addPaymentMethod"), [
    paragraph(t("backend.paymentMethodAtCheckout")),
  ]);
}
