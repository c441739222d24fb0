import type { PageRules } from "#relay/contract/page/pageRules.ts";

export const rules: PageRules = {
  rendering: "personal",
  admission: "checkout",
  needs: ["confirmation"],
  takesPayment: true,
  // A return from the bank may have the payment's secret in its address.
  hidesReferrer: true,
  // The intent of the order.
  subpaths: /^[\w-]{16,64}$/,
};
