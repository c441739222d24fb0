import { addressRules } from "./addressRules.ts";
import { textRules } from "./textRules.ts";
import { dateRules } from "./dateRules.ts";
import { equalityRules } from "./equalityRules.ts";
import { numberRules } from "./numberRules.ts";
import { presenceRules } from "./presenceRules.ts";
import type { Rules } from "./rule.ts";

/** All built-in validation rules, by name. */
export const ruleTable: Rules = {
  ...presenceRules,
  ...addressRules,
  ...numberRules,
  ...equalityRules,
  ...textRules,
  ...dateRules,
};
