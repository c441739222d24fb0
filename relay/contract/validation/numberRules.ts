import { passing } from "./rule.ts";
import type { Rules } from "./rule.ts";
import { inWords } from "./inWords.ts";
import { t } from "#words/t.ts";

// Validation rules for numbers (type, minimum, maximum, range) and for the length of lists.

const isNumeric = (value: unknown) => !Number.isNaN(Number(value));

// A list counts by its length, text never does.
const amountOf = (value: unknown) => (Array.isArray(value) ? value.length : Number(value));

/** Sorts two bounds by size, each as written. */
const ordered = (one: unknown, other: unknown) =>
  Number(one) > Number(other) ? [other, one] : [one, other];

/** The rules by name; without a bound, `min` requires 1 and `max` allows 10. */
export const numberRules = {
  number: (_, { Label }) => passing(isNumeric, () => t("validation.number", { label: Label })),

  min: ([least], { Label, label }) =>
    passing(
      (value) => amountOf(value) >= Number(least === undefined ? 1 : least),
      (value) =>
        Array.isArray(value)
          ? t("validation.minItems", { least: inWords(least), label })
          : t("validation.min", { label: Label, least: inWords(least) }),
    ),

  max: ([most], { Label, label }) =>
    passing(
      (value) => amountOf(value) <= Number(most === undefined ? 10 : most),
      (value) =>
        Array.isArray(value)
          ? t("validation.maxItems", { most: inWords(most), label })
          : t("validation.max", { label: Label, most: inWords(most) }),
    ),

  between: ([one, other], { Label }) => {
    const [low, high] = ordered(one, other);
    return passing(
      (value) => Number(low) <= Number(value) && Number(value) <= Number(high),
      () =>
        isNumeric(one) && isNumeric(other)
          ? t("validation.between", { label: Label, low: inWords(low), high: inWords(high) })
          : t("validation.misconfigured"),
    );
  },
} satisfies Rules;
