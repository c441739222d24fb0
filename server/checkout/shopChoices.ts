import { isTermsPage } from "#relay/contract/isTermsPage.ts";
import type { StateNames } from "./addressLines.ts";
import { askShop, documents } from "./shopDocuments.ts";

/** What the backend lets a shopper choose from wherever they are. */
export type ShopChoices = {
  countries: () => Promise<readonly string[]>;
  /** A country's states; none where there are none. */
  statesOf: (country: string) => Promise<StateNames>;
  /** The states of a few countries, fetched together. */
  statesOfAll: (countries: readonly string[]) => Promise<(country: string) => StateNames>;
  /** Whether the shop has terms to agree to; none where it does not say. */
  hasTerms: () => Promise<boolean>;
};

const KEPT_MS = 300_000;

/** Asks once in a while; a question that failed is asked again at the next. */
function keeping<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (kept && kept.until > Date.now()) return kept.value;
    const value = ask();
    kept = { value, until: Date.now() + KEPT_MS };
    value.catch(() => (kept = undefined));
    return value;
  };
}

/** The backend's countries and states, over a `fetch` that everyone shares. */
export function createShopChoices(send: typeof fetch): ShopChoices {
  const states = new Map<string, () => Promise<StateNames>>();

  const countries = keeping(async () => {
    const { data } = await askShop(send, documents.countries);
    const list = (data as { allowedCountries?: unknown } | null | undefined)?.allowedCountries;
    if (!Array.isArray(list)) throw new Error("the backend did not say where it sells to");
    return list.filter((code): code is string => typeof code === "string");
  });

  const askStates = async (country: string) => {
    const { data } = await askShop(send, documents.states, { country });
    const list = (data as { countryStates?: unknown } | null | undefined)?.countryStates;
    const known = Array.isArray(list)
      ? (list as ({ code?: unknown; name?: unknown } | null)[])
      : [];
    return new Map(
      known.flatMap((state) => {
        const { code, name } = state ?? {};
        return typeof code === "string" ? [[code, typeof name === "string" ? name : code]] : [];
      }),
    );
  };

  const hasTerms = keeping(async () => {
    const { data } = await askShop(send, documents.pages);
    const { pages } = (data ?? {}) as { pages?: { nodes: { uri?: string | null }[] } | null };
    return pages?.nodes.some(({ uri }) => isTermsPage(uri)) ?? false;
  });

  async function statesOf(country: string): Promise<StateNames> {
    // Whatever else was typed is no country to ask for, and nothing to keep.
    if (!(await countries()).includes(country)) return new Map();
    const kept = states.get(country) ?? keeping(() => askStates(country));
    states.set(country, kept);
    return kept();
  }

  return {
    countries,
    hasTerms: () => hasTerms().catch(() => false),
    statesOf,
    statesOfAll: async (codes) => {
      const known = await Promise.all(
        codes.map(async (country) => [country, await statesOf(country)] as const),
      );
      const named = new Map(known);
      return (country) => named.get(country) ?? new Map();
    },
  };
}
