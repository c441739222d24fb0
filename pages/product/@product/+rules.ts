import type { PageRules } from "#relay/contract/page/pageRules.ts";

export const rules: PageRules = {
  rendering: "prerendered",
  entries: "products",
  reusesCached: true,
  parameters: { data: ["reviews"], markup: ["view", "review", "missing"] },
};
