import type { PageRules } from "#relay/contract/page/pageRules.ts";

export const rules: PageRules = {
  rendering: "personal",
  admission: "checkout",
  needs: ["checkout", "lastCart"],
  takesPayment: true,
  takesExpressPay: true,
};
