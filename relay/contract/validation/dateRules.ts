import { ruleDate, momentOf, secondOf } from "./dates.ts";
import { isEmpty } from "./emptiness.ts";
import { passing } from "./rule.ts";
import type { Rule, Rules } from "./rule.ts";

// Validation rules that compare dates: before, after and between others, or another field's.

type Comparison = (time: number, other: number) => boolean;

const isAfter: Comparison = (time, other) => time > other;
const isBefore: Comparison = (time, other) => time < other;

/** Creates a rule that compares with a given date, or with now. */
const compared = (holds: Comparison, describeError?: (date: unknown) => string): Rule => {
  return ([date], { Label }) =>
    passing(
      (value) => holds(secondOf(value), secondOf(date || new Date())),
      describeError && (() => `${Label} must be ${describeError(date)}.`),
    );
};

/** Creates a rule that compares with another field's date; passes while that field has none. */
const comparedWithField =
  (holds: Comparison): Rule =>
  ([address], { at }) =>
    passing((value) => {
      if (!address) return false;
      const other = at(address)?.value;
      const time = secondOf(other);
      return isEmpty(other) || Number.isNaN(time) || holds(secondOf(value), time);
    });

/** The rules by name. */
export const dateRules = {
  date_after: compared(isAfter, (date) => (date ? `after ${ruleDate(date)}` : "in the future")),
  date_before: compared(isBefore, (date) => (date ? `before ${ruleDate(date)}` : "in the past")),
  date_after_or_equal: compared((time, other) => time >= other),
  date_before_or_equal: compared((time, other) => time <= other),
  date_after_node: comparedWithField(isAfter),
  date_before_node: comparedWithField(isBefore),

  date_between: ([one, other], { Label }) =>
    passing(
      (value) => {
        // A single date is the end of the range, which then starts now.
        const [from, to] = other ? [one, other] : [new Date(), one];
        return momentOf(from) <= momentOf(value) && momentOf(value) <= momentOf(to);
      },
      // Without a full stop, as in the rule's documented message.
      () => `${Label} must be between ${ruleDate(one)} and ${ruleDate(other)}`,
    ),
} satisfies Rules;
