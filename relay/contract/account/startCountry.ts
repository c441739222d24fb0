/**
 * Returns the country that an address form starts with: the customer's own, or else the shop's base
 * country. Empty if the shop sells to neither, so that the shopper chooses, unless the shop sells
 * to one country only.
 */
export function startCountry(
  known: string | null | undefined,
  allowed: readonly (string | null | undefined)[],
  base?: string,
): string {
  const found = [known, base].find((country) => country && allowed.includes(country));
  return found ?? (allowed.length === 1 ? (allowed[0] ?? "") : "");
}
