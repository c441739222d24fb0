import { plainText } from "#relay/contract/text/plainText.ts";

// Quantities of a grouped product's parts, apart from the sum of their prices, which browsers load
// later.

/** Attribute's value that says how many of a part a set has: "2 × Fen tumbler". */
const STATED = /^(\d+) ?[×x] ?(\S.*)$/iu;

/**
 * Returns a set's parts with the quantities that its attributes state by the parts' names; 1 of the
 * others.
 */
export function statedParts<Part extends { readonly name?: string | null | undefined }>(
  parts: readonly Part[],
  attributes: readonly {
    readonly options?: readonly (string | null | undefined)[] | null | undefined;
  }[] = [],
): (Part & { quantity: number })[] {
  const stated = new Map(
    attributes
      .flatMap(({ options }) => options ?? [])
      .map((value) => STATED.exec(plainText(value)))
      .flatMap((match) => (match?.[2] ? [[match[2], Number(match[1])] as const] : [])),
  );
  return parts.map((part) => ({ ...part, quantity: stated.get(plainText(part.name)) ?? 1 }));
}
