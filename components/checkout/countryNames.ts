const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });
const { compare } = new Intl.Collator("en");

function nameOf(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    // Not every code that a shop may list is one that the language's data know.
    return code;
  }
}

/** Countries by the names that a shopper looks for them under, in their order. */
export const namedCountries = (codes: readonly string[]): { code: string; name: string }[] =>
  codes
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((one, other) => compare(one.name, other.name));
