import { custom } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import type { RuledField } from "./fieldContext.ts";

// Validation rule type: a rule creates a zod type from its arguments and the field.

/** Execution options of a rule. */
export type Hints = {
  /** Runs although an earlier rule has failed. */
  force: boolean;
  /** Passes an empty value without running. */
  skipEmpty: boolean;
  /** Blocks the form's submission when it fails. */
  blocking: boolean;
  /** Milliseconds to debounce before it runs. */
  debounce: number;
};

/** Creates the zod type of the valid values; its error is the rule's message. */
export type Rule = ((args: readonly unknown[], field: RuledField) => $ZodType) & {
  readonly hints?: Partial<Hints>;
};

/** Rules by name. */
export type Rules = Readonly<Record<string, Rule>>;

/** Creates the zod type of the values that pass a test; without a message, the fallback applies. */
export function passing(
  test: (value: unknown) => boolean,
  message?: (value: unknown) => string,
): $ZodType {
  const passes = (value: unknown) => {
    try {
      return test(value);
    } catch (error) {
      // Some values, such as symbols, convert to neither text nor number: they fail the rule.
      if (error instanceof TypeError) return false;
      throw error;
    }
  };
  return custom(passes, message && { error: (issue) => message(issue.input) });
}

/** Marks a rule that validates empty values too. */
export function meetingEmpty(rule: Rule): Rule {
  return Object.assign(rule, { hints: { skipEmpty: false } });
}
