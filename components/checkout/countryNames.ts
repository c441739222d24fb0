import { locale } from "#words/language.ts";

// Country names in the interface's language, sorted, for the country fields of forms.

type Names = { of: (code: string) => string; compare: (one: string, other: string) => number };

const byLocale = new Map<string, Names>();

/** Returns a locale's names, each looked up once: the server renders them again and again. */
function namesIn(current: string): Names {
  const names = new Intl.DisplayNames(current, { type: "region", fallback: "code" });
  const known = new Map<string, string>();
  return {
    compare: new Intl.Collator(current).compare,
    of(code) {
      let name = known.get(code);
      try {
        name ??= names.of(code);
      } catch {
        // `Intl` may not know every code that a shop lists.
      }
      known.set(code, name ?? code);
      return name ?? code;
    },
  };
}

function currentNames(): Names {
  const current = locale();
  const names = byLocale.get(current) ?? namesIn(current);
  byLocale.set(current, names);
  return names;
}

/** Returns countries by their codes, each with its name, sorted by name. */
export function namedCountries(codes: readonly string[]): { code: string; name: string }[] {
  const { of, compare } = currentNames();
  return codes
    .map((code) => ({ code, name: of(code) }))
    .toSorted((one, other) => compare(one.name, other.name));
}
