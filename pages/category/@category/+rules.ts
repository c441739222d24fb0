import type { PageRules } from "#relay/contract/page/pageRules.ts";

export const rules: PageRules = {
  rendering: "prerendered",
  entries: "productCategories",
  parameters: { listing: ["sort", "after", "before"] },
};
