import { isEmpty } from "./emptiness.ts";
import { meetingEmpty, passing } from "./rule.ts";
import type { Rules } from "./rule.ts";

const YES: readonly unknown[] = ["yes", "on", "1", 1, true, "true"];

/** Validation rules for required values. */
export const presenceRules = {
  required: meetingEmpty(([trim], { Label }) =>
    passing(
      (value) => !isEmpty(trim === "trim" && typeof value === "string" ? value.trim() : value),
      () => `${Label} is required.`,
    ),
  ),

  accepted: meetingEmpty((_, { label }) =>
    passing(
      (value) => YES.includes(value),
      () => `Please accept the ${label}.`,
    ),
  ),

  require_one: meetingEmpty((names, { label, at }) => {
    const others = names.map(at).filter((other) => other !== undefined);
    return passing(
      (value) => [value, ...others.map((other) => other.value)].some((given) => !isEmpty(given)),
      () => `${[label, ...others.map((other) => other.label)].join(" or ")} is required.`,
    );
  }),
} satisfies Rules;
