import type { PageRules } from "#relay/contract/pageRules.ts";

/** Of every page without rules of its own. */
export const rules: PageRules = { rendering: "prerendered" };
