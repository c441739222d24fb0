import type { PageRules } from "#relay/contract/pageRules.ts";

export const rules: PageRules = {
  rendering: "onRequest",
  parameters: { listing: ["q", "category", "sort", "page", "after", "before"] },
};
