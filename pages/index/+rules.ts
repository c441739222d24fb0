import type { PageRules } from "#relay/contract/page/pageRules.ts";

export const rules: PageRules = {
  rendering: "prerendered",
  followsRemoval: true,
  needs: ["removal"],
};
