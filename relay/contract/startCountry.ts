/**
 * Returns the country that an address form starts with: the customer's own, or else the shop's base
 * country. Empty if neither is for sale, so that the shopper chooses; a list of one leaves no
 * choice.
 */
export function startCountry(
  known: string | null | undefined,
  allowed: readonly (string | null | undefined)[],
  base?: string,
): string {
  const found = [known, base].find((country) => country && allowed.includes(country));
  return found ?? (allowed.length === 1 ? (allowed[0] ?? "") : "");
}
