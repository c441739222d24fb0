const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** Error message for a form with validation errors, with their number: "Two things to fix before …". */
export function thingsToFix(errors: object, purpose: string): string {
  const count = Object.keys(errors).length;
  const things = count === 1 ? "One thing" : `${NUMBERS[count] ?? count} things`;
  return `${things} to fix before ${purpose}.`;
}
