// Country names in English, sorted, for the country fields of forms.

const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });
const { compare } = new Intl.Collator("en");

function nameOf(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    // `Intl` may not know every code that a shop lists.
    return code;
  }
}

/** Returns countries by their codes, each with its name, sorted by name. */
export const namedCountries = (codes: readonly string[]): { code: string; name: string }[] =>
  codes
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((one, other) => compare(one.name, other.name));
