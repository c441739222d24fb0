import type { PageRules } from "#relay/contract/page/pageRules.ts";

export const rules: PageRules = {
  rendering: "personal",
  needs: ["account"],
  hidesReferrer: true,
  subpaths: /^(?:find-order|forgotten|reset|addresses|details|downloads|orders\/[1-9]\d{0,14})$/,
};
