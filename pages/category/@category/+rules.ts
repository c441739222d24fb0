import type { PageRules } from "#relay/contract/pageRules.ts";

export const rules: PageRules = {
  rendering: "prerendered",
  entries: "productCategories",
  parameters: { listing: ["sort", "after", "before"] },
};
