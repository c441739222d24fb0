import type { PageRules } from "#relay/contract/page/pageRules.ts";

export const rules: PageRules = { rendering: "personal", needs: ["account"] };
