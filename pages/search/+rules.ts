import type { PageRules } from "#relay/contract/page/pageRules.ts";

export const rules: PageRules = {
  rendering: "onRequest",
  // The results come from the index.
  reusesCached: true,
  parameters: { listing: ["q", "category", "sort", "page", "after", "before"] },
};
