import { addressRules } from "./addressRules.ts";
import { affixRules } from "./affixRules.ts";
import { characterRules } from "./characterRules.ts";
import { dateFormatRules } from "./dateFormatRules.ts";
import { dateRules } from "./dateRules.ts";
import { equalityRules } from "./equalityRules.ts";
import { lengthRules } from "./lengthRules.ts";
import { numberRules } from "./numberRules.ts";
import { presenceRules } from "./presenceRules.ts";
import type { Rules } from "./rule.ts";

/** All built-in validation rules, by name. */
export const ruleTable: Rules = {
  ...presenceRules,
  ...addressRules,
  ...numberRules,
  ...lengthRules,
  ...equalityRules,
  ...affixRules,
  ...characterRules,
  ...dateRules,
  ...dateFormatRules,
};
