import type { PageRules } from "#relay/contract/page/pageRules.ts";

export const rules: PageRules = {
  rendering: "personal",
  admission: "checkout",
  needs: ["order"],
  // Number and key of an order's link.
  parameters: { data: ["order", "key"] },
  hidesReferrer: true,
};
