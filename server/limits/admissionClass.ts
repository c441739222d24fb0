import type { AdmissionClass } from "./admission.ts";

// Admission class of a GraphQL operation: pages, cart or checkout.

/** Names of the operations that a checkout sends; Relay's names begin with their module's. */
const CHECKOUT = /checkout|updateCustomer|updateShippingMethod|coupons/i;

/** Returns the class in which an operation of `/graphql` is admitted. */
export function admissionClassOf({
  name,
  operation,
}: {
  name: string | null;
  operation: { isPersonal: boolean };
}): AdmissionClass {
  if (!operation.isPersonal) return "pages";
  return name !== null && CHECKOUT.test(name) ? "checkout" : "cart";
}
