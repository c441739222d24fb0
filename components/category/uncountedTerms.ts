import type { ConcreteRequest } from "relay-runtime";
import type { CompletePage } from "#relay/pageContext.ts";

// Chosen facet terms without products, added to a listing's counts on the server.

type Term = { count?: number | null; node?: { slug?: string | null } | null };
type Counted = { slug: string; terms?: Term[] | null };

/** Part of a listing's response and its variables that is read here. */
type ResponseData = Record<string, { attributeCounts?: Counted[] | null } | null | undefined>;
type ChosenTerms = { taxonomy: string; terms: string[] };
type QueryVariables = {
  where?: { attributes?: { queries: ChosenTerms[] }; taxonomyFilter?: { or: ChosenTerms[] } };
};

/** Order of preference if a response counts an attribute under several aliases. */
const STATS = ["firstStats", "secondStats", "thirdStats", "termStats"];

const EVERYTHING = { visibility: "VISIBLE" };

/** Variables that count the terms of all products. */
const NOT_NARROWED = {
  counted: EVERYTHING,
  besideFirst: EVERYTHING,
  besideSecond: EVERYTHING,
  besideThird: EVERYTHING,
};

/** Returns the chosen terms; those of joined attributes once, with all of their taxonomies. */
function chosenIn({ where }: QueryVariables): { taxonomies: string[]; terms: string[] }[] {
  const joined = where?.taxonomyFilter?.or ?? [];
  return [
    ...(where?.attributes?.queries ?? []).map(({ taxonomy, terms }) => ({
      taxonomies: [taxonomy],
      terms,
    })),
    { taxonomies: joined.map(({ taxonomy }) => taxonomy), terms: joined[0]?.terms ?? [] },
  ];
}

const countedIn = (data: ResponseData, attribute: string) =>
  STATS.flatMap((name) => data[name]?.attributeCounts ?? []).find(({ slug }) => slug === attribute);

/**
 * Names the chosen terms that no product of the result has. The backend counts terms with products
 * only; their names come from a count without facets. `document` is the listing's query.
 */
export const nameUncounted =
  (document: ConcreteRequest): CompletePage =>
  async (data, send, _, variables) => {
    const uncounted = chosenIn(variables as QueryVariables).flatMap(({ taxonomies, terms }) => {
      const all = taxonomies.flatMap((taxonomy) => countedIn(data as ResponseData, taxonomy) ?? []);
      const there = new Set(all.flatMap((one) => one.terms?.map(({ node }) => node?.slug) ?? []));
      const missing = terms.filter((term) => !there.has(term));
      return missing.length > 0 ? all.map((counted) => ({ counted, missing })) : [];
    });
    if (uncounted.length === 0) return;
    const counts = await send(document, { ...variables, ...NOT_NARROWED });
    for (const { counted, missing } of uncounted) {
      const all = countedIn((counts.data ?? {}) as ResponseData, counted.slug)?.terms ?? [];
      const named = all.filter(({ node }) => missing.includes(node?.slug ?? ""));
      counted.terms = [...(counted.terms ?? []), ...named.map((term) => ({ ...term, count: 0 }))];
    }
  };
