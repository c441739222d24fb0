import { isPlainObject } from "./emptiness.ts";
import { passing } from "./rule.ts";
import type { Rules } from "./rule.ts";
import { WRONGLY_CONFIGURED, inWords } from "./messages.ts";

// Validation rule for the length of text, lists and objects.

const wholeNumber = (arg: unknown) => Number.parseInt(inWords(arg), 10);

// A bound that is no number does not limit.
const upTo = (bound: number) => (Number.isNaN(bound) ? Infinity : bound);

function lengthOf(value: unknown): number | undefined {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  return isPlainObject(value) ? Object.keys(value).length : undefined;
}

function wanted(low: number, high: number): string {
  if (low === 1 && high === Infinity) return "must be at least one character.";
  if (low === 0 && high !== 0) return `must be less than or equal to ${high} characters.`;
  if (low === high) return `should be ${high} characters long.`;
  if (high === Infinity) return `must be greater than or equal to ${low} characters.`;
  return `must be between ${low} and ${high} characters.`;
}

/** The rule by name. Its bounds may have either order; without a second one there is no maximum. */
export const lengthRules = {
  length: ([first = 0, second = Infinity], { Label }) => {
    // Bounds are compared as whole numbers, and reported as given.
    const bounds = [wholeNumber(first), upTo(wholeNumber(second))];
    const given = [Number(first), upTo(Number(second))];
    return passing(
      (value) => {
        const length = lengthOf(value);
        if (length === undefined) return false;
        return Math.min(...bounds) <= length && length <= Math.max(...bounds);
      },
      () =>
        given.some(Number.isNaN)
          ? WRONGLY_CONFIGURED
          : `${Label} ${wanted(Math.min(...given), Math.max(...given))}`,
    );
  },
} satisfies Rules;
