import { isPlainObject } from "./emptiness.ts";
import { passing } from "./rule.ts";
import type { Rules } from "./rule.ts";
import { inWords } from "./words.ts";

const wholeNumber = (arg: unknown) => Number.parseInt(inWords(arg), 10);

function lengthOf(value: unknown): number | undefined {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  return isPlainObject(value) ? Object.keys(value).length : undefined;
}

function words(low: unknown, high: unknown): string {
  const isOpen = Number(high) === Infinity;
  if (Number(low) === 1 && isOpen) return "must be at least one character.";
  if (Number(low) === 0 && Number(high) !== 0) {
    return `must be less than or equal to ${inWords(high)} characters.`;
  }
  if (Number(low) === Number(high)) return `should be ${inWords(high)} characters long.`;
  if (isOpen) return `must be greater than or equal to ${inWords(low)} characters.`;
  return `must be between ${inWords(low)} and ${inWords(high)} characters.`;
}

/** How long text, a list or an object may be. */
export const lengthRules = {
  length: ([first = 0, second = Infinity], { Label }) => {
    const isOpen = Number.isNaN(wholeNumber(second));
    const bounds = [wholeNumber(first), isOpen ? Infinity : wholeNumber(second)];
    // The message repeats the bounds as they were written.
    const [low, high] =
      Number(first) > Number(second) ? [second, first] : [first, isOpen ? Infinity : second];
    return passing(
      (value) => {
        const length = lengthOf(value);
        if (length === undefined) return false;
        return Math.min(...bounds) <= length && length <= Math.max(...bounds);
      },
      () => `${Label} ${words(low, high)}`,
    );
  },
} satisfies Rules;
