import { isPlainObject } from "./emptiness.ts";

// Equality of form values.

const sameKeys = (one: object, other: object) => {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key))
  );
};

/** True if two values are deeply equal. */
export function deeplyEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || one === other) return true;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (one instanceof RegExp && other instanceof RegExp) return String(one) === String(other);
  const areLists = Array.isArray(one) && Array.isArray(other);
  const areObjects = isPlainObject(one) && isPlainObject(other);
  if (!areLists && !areObjects) return false;
  return (
    sameKeys(one, other) &&
    Object.keys(one).every((key) => deeplyEqual(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

/** True if two values are equal in a form, where numbers are often text. */
export function looselyEqual(one: unknown, other: unknown): boolean {
  // oxlint-disable-next-line eslint/eqeqeq -- "1" and 1 are the same value
  return one == other;
}

/** True if a rule's argument is compared deeply. */
export const isComposite = (value: unknown) => typeof value === "object" && value !== null;
