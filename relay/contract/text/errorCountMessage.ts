const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** Error message for a form with validation errors, with their number: "Two things to fix before …". */
export function errorCountMessage(errors: object, purpose: string): string {
  const count = Object.keys(errors).length;
  const counted = count === 1 ? "One thing" : `${NUMBERS[count] ?? count} things`;
  return `${counted} to fix before ${purpose}.`;
}
