import type { PageRules } from "#relay/contract/page/pageRules.ts";

/** Rules of every page that has none of its own. */
export const rules: PageRules = { rendering: "prerendered" };
