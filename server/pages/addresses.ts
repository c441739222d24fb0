import type { ShopGateway } from "#server/shopGateway.ts";
import { canonicalPath } from "./requestAddress.ts";

type Slugs = {
  nodes: { slug: string | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

const PAGES_WITHOUT_PARAMETER = ["/", "/products", "/categories"];

const queryFor = (field: string, order: string) =>
  `query Addresses($after: String) { list: ${field}(first: 100, after: $after${order}) { nodes { slug } pageInfo { hasNextPage endCursor } } }`;

// Without an order WooGraphQL sorts by title, and its cursors then skip products.
const PRODUCTS = queryFor(
  "products",
  ", where: { visibility: VISIBLE, orderby: [{ field: DATE, order: DESC }] }",
);
const CATEGORIES = queryFor("productCategories", "");

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
const pathTo = (folder: string, slug: string) =>
  canonicalPath(new URL(`http://page/${folder}/${slug}`).pathname);

/** The paths of every page of the catalogue, as they are found; rejects where the backend fails. */
export async function* catalogueAddresses(gateway: ShopGateway): AsyncGenerator<string> {
  yield* PAGES_WITHOUT_PARAMETER;
  for await (const slug of slugsOf(gateway, CATEGORIES)) yield pathTo("category", slug);
  for await (const slug of slugsOf(gateway, PRODUCTS)) yield pathTo("product", slug);
}
