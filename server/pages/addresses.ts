import type { ShopGateway } from "#server/shopGateway.ts";
import { canonicalPath } from "./requestAddress.ts";
import { prerenderedPaths, rulesOf } from "./routeRules.ts";
import type { Wildcard } from "./routeRules.ts";

type Slugs = {
  nodes: { slug: string | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

const queryFor = (field: string, order: string) =>
  `query Addresses($after: String) { list: ${field}(first: 100, after: $after${order}) { nodes { slug } pageInfo { hasNextPage endCursor } } }`;

// Without an order WooGraphQL sorts by title, and its cursors then skip products.
const PRODUCTS = queryFor(
  "products",
  ", where: { visibility: VISIBLE, orderby: [{ field: DATE, order: DESC }] }",
);
const CATEGORIES = queryFor("productCategories", "");

const LISTS: Record<Wildcard, string> = { "/category": CATEGORIES, "/product": PRODUCTS };

async function* slugsOf(gateway: ShopGateway, query: string): AsyncGenerator<string> {
  let after: string | null = null;
  do {
    const body = JSON.stringify({ query, variables: { after } });
    const answer = await gateway.call({ body, isMutation: false, isPersonal: false });
    const { data } = JSON.parse(answer.body) as { data?: { list?: Slugs | null } };
    if (!data?.list) throw new Error("The backend gave no list of what there is to prerender.");
    const { nodes, pageInfo } = data.list;
    yield* nodes.flatMap(({ slug }) => (slug ? [slug] : []));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}

/**
 * The path under which the page of a slug is kept. WooGraphQL gives slugs of other alphabets
 * encoded for products and plain for categories.
 */
const pathTo = (prefix: string, slug: string) =>
  canonicalPath(new URL(`http://page${prefix}/${slug}`).pathname);

/** The paths of every prerendered page, as they are found; rejects where the backend fails. */
export async function* catalogueAddresses(gateway: ShopGateway): AsyncGenerator<string> {
  yield* prerenderedPaths;
  for (const [prefix, query] of Object.entries(LISTS)) {
    if (!rulesOf(`${prefix}/*`)?.prerender) continue;
    for await (const slug of slugsOf(gateway, query)) yield pathTo(prefix, slug);
  }
}
