import type { PageRules } from "#relay/contract/pageRules.ts";

export const rules: PageRules = {
  rendering: "personal",
  admission: "cart",
  needs: ["lastCart", "removal", "expiredCart"],
};
