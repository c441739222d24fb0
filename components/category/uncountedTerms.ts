import type { ConcreteRequest } from "relay-runtime";
import type { CompletePage } from "#relay/pageQuery.ts";

type Term = { count?: number | null; node?: { slug?: string | null } | null };
type Counted = { slug: string; terms?: Term[] | null };

/** Part of a listing's response and its variables that is read here. */
type ResponseData = Record<string, { attributeCounts?: Counted[] | null } | null | undefined>;
type QueryVariables = {
  where?: { attributes?: { queries: { taxonomy: string; terms: string[] }[] } };
};

/** Priority of the counts of an attribute that is counted twice. */
const STATS = ["firstStats", "secondStats", "thirdStats", "termStats"];

const EVERYTHING = { visibility: "VISIBLE" };

/** Variables that count the terms of all products. */
const NOT_NARROWED = {
  counted: EVERYTHING,
  besideFirst: EVERYTHING,
  besideSecond: EVERYTHING,
  besideThird: EVERYTHING,
};

const countedIn = (data: ResponseData, attribute: string) =>
  STATS.flatMap((name) => data[name]?.attributeCounts ?? []).find(({ slug }) => slug === attribute);

/**
 * Server only: names the chosen terms that no product of the result has. The backend counts terms
 * with products only; their names come from a count without facets. `document` is the listing's
 * query.
 */
export const nameUncounted =
  (document: ConcreteRequest): CompletePage =>
  async (data, send, _, variables) => {
    const uncounted = ((variables as QueryVariables).where?.attributes?.queries ?? []).flatMap(
      (query) => {
        const counted = countedIn(data as ResponseData, query.taxonomy);
        const there = new Set(counted?.terms?.map(({ node }) => node?.slug));
        const missing = query.terms.filter((term) => !there.has(term));
        return counted && missing.length > 0 ? [{ counted, missing }] : [];
      },
    );
    if (uncounted.length === 0) return;
    const counts = await send(document, { ...variables, ...NOT_NARROWED });
    for (const { counted, missing } of uncounted) {
      const all = countedIn((counts.data ?? {}) as ResponseData, counted.slug)?.terms ?? [];
      const named = all.filter(({ node }) => missing.includes(node?.slug ?? ""));
      counted.terms = [...(counted.terms ?? []), ...named.map((term) => ({ ...term, count: 0 }))];
    }
  };
