// Country names in English, sorted, for the country fields of forms.

const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });
const { compare } = new Intl.Collator("en");

const known = new Map<string, string>();

function nameOf(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    // `Intl` may not know every code that a shop lists.
    return code;
  }
}

/** Looks a name up once: the server renders the same countries again and again. */
function knownNameOf(code: string): string {
  const name = known.get(code) ?? nameOf(code);
  known.set(code, name);
  return name;
}

/** Returns countries by their codes, each with its name, sorted by name. */
export const namedCountries = (codes: readonly string[]): { code: string; name: string }[] =>
  codes
    .map((code) => ({ code, name: knownNameOf(code) }))
    .toSorted((one, other) => compare(one.name, other.name));
