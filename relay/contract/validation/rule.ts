import { custom } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import type { Field } from "./field.ts";

/** How a rule is run. */
export type Hints = {
  /** Runs although an earlier rule has failed. */
  force: boolean;
  /** Holds for an empty value without looking at it. */
  skipEmpty: boolean;
  /** Keeps the form from being sent where it fails. */
  blocking: boolean;
  /** Milliseconds to wait before it runs. */
  debounce: number;
};

/** Makes the zod type of the values that a rule holds for; its error is the rule's message. */
export type Rule = ((args: readonly unknown[], field: Field) => $ZodType) & {
  readonly hints?: Partial<Hints>;
};

/** Some rules, by the name that a form calls them by. */
export type Rules = Readonly<Record<string, Rule>>;

/** The zod type of the values that pass a test; without a message the fallback is said. */
export function passing(
  test: (value: unknown) => boolean,
  message?: (value: unknown) => string,
): $ZodType {
  const passes = (value: unknown) => {
    try {
      return test(value);
    } catch (error) {
      // Some values become neither text nor number, as a symbol: they fail like any other.
      if (error instanceof TypeError) return false;
      throw error;
    }
  };
  return custom(passes, message && { error: (issue) => message(issue.input) });
}

/** A rule that looks at empty values too. */
export function meetingEmpty(rule: Rule): Rule {
  return Object.assign(rule, { hints: { skipEmpty: false } });
}
