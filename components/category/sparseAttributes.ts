import { graphql } from "relay-runtime";
import { membersOf } from "#relay/contract/page/facets.ts";
import type { CompletePage } from "#relay/pageContext.ts";
import document from "#__generated__/sparseAttributesQuery.graphql.ts";
import type {
  ProductTaxonomyEnum,
  ProductAttributeEnum,
  RootQueryToProductConnectionWhereArgs,
  sparseAttributesQuery$data,
} from "#__generated__/sparseAttributesQuery.graphql.ts";
import { MIN_SHARE } from "./AttributeFacet.tsx";

// Attributes that too few products of a listing have, removed from its counts on the server.

void graphql`
  query sparseAttributesQuery($where: RootQueryToProductConnectionWhereArgs) {
    products(first: 1, where: $where) {
      found
    }
  }
`;

type Conditions = RootQueryToProductConnectionWhereArgs;
type Term = { count?: number | null; node?: { slug?: string | null } | null };
type Counted = { slug: string; terms?: Term[] | null };

/** Part of a listing's response that is read here. */
type ResponseData = {
  products?: { found?: number | null } | null;
  termStats?: { attributeCounts?: Counted[] | null } | null;
};

/** Returns conditions for the products that also have one of the terms in any of the attributes. */
function having(where: Conditions, members: readonly string[], terms: string[]): Conditions {
  const [only, ...others] = members;
  const operator = "IN";
  if (others.length > 0) {
    const or = members.map((name) => ({ taxonomy: name as ProductTaxonomyEnum, terms, operator }));
    return { ...where, taxonomyFilter: { or } } as Conditions;
  }
  const query = { taxonomy: only as ProductAttributeEnum, terms, operator } as const;
  return { ...where, attributes: { queries: [...(where.attributes?.queries ?? []), query] } };
}

const isChosen = ({ attributes, taxonomyFilter }: Conditions, members: readonly string[]) =>
  [...(attributes?.queries ?? []), ...(taxonomyFilter?.or ?? [])].some((query) =>
    members.includes(query?.taxonomy ?? ""),
  );

/**
 * Removes the counts of attributes that fewer than `MIN_SHARE` of a listing's products have. A
 * product with several values counts for each, so the counts alone tell only the least and the most
 * that it can be: in between, the products are counted. Attributes with chosen terms stay.
 */
export async function removeSparse(
  data: ResponseData,
  send: Parameters<CompletePage>[1],
  where: Conditions,
  attributes: readonly string[],
): Promise<void> {
  const { products, termStats } = data;
  const least = (products?.found ?? 0) * MIN_SHARE;
  const all = termStats?.attributeCounts ?? [];
  const isSparse = async (members: readonly string[]) => {
    const terms = all
      .filter(({ slug }) => members.includes(slug))
      .flatMap((counted) => counted.terms ?? []);
    const counts = terms.map(({ count }) => count ?? 0);
    const sum = counts.reduce((one, other) => one + other, 0);
    if (Math.max(0, ...counts) >= least || sum < least || isChosen(where, members)) return false;
    const slugs = new Set(terms.flatMap(({ node }) => node?.slug ?? []));
    const response = await send(document, { where: having(where, members, [...slugs]) });
    const counted = (response.data as sparseAttributesQuery$data | null)?.products?.found;
    return (counted ?? sum) < least;
  };
  const sparse = await Promise.all(
    attributes.map(async (attribute) => {
      const members = membersOf(attribute);
      return (await isSparse(members)) ? members : [];
    }),
  );
  const removed = new Set(sparse.flat());
  if (termStats) termStats.attributeCounts = all.filter(({ slug }) => !removed.has(slug));
}
