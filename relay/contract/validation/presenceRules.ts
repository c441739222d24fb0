import { isEmpty } from "./emptiness.ts";
import { meetingEmpty, passing } from "./rule.ts";
import type { Rules } from "./rule.ts";
import { t } from "#words/t.ts";

const YES: readonly unknown[] = ["yes", "on", "1", 1, true, "true"];

/** Validation rules for required values. */
export const presenceRules = {
  required: meetingEmpty(([trim], { Label }) =>
    passing(
      (value) => !isEmpty(trim === "trim" && typeof value === "string" ? value.trim() : value),
      () => t("validation.required", { label: Label }),
    ),
  ),

  accepted: meetingEmpty((_, { label }) =>
    passing(
      (value) => YES.includes(value),
      () => t("validation.accepted", { label }),
    ),
  ),

  require_one: meetingEmpty((names, { label, at }) => {
    const others = names.map(at).filter((other) => other !== undefined);
    const labels = [label, ...others.map((other) => other.label)];
    return passing(
      (value) => [value, ...others.map((other) => other.value)].some((given) => !isEmpty(given)),
      () =>
        t("validation.oneRequired", {
          fields: labels.reduce((fields, last) => t("validation.alternative", { fields, last })),
        }),
    );
  }),
} satisfies Rules;
