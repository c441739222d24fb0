import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { connectionPages } from "#relay/contract/connectionPages.ts";
import { isReplacedPage } from "#relay/contract/isReplacedPage.ts";
import { canonicalPath } from "./requestAddress.ts";

type List<Node> = {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

const CONDITIONS = {
  // Without an order WooGraphQL sorts by title, and its cursors then skip products.
  products: ", where: { visibility: VISIBLE, orderby: [{ field: DATE, order: DESC }] }",
  // Those that are found by a search alone as well, and not those that only a list shows.
  searchedProducts: ", where: { visibility: SEARCH, orderby: [{ field: DATE, order: DESC }] }",
  popularProducts:
    ", where: { visibility: VISIBLE, orderby: [{ field: POPULARITY, order: DESC }] }",
  productCategories: "",
  filledCategories: ", where: { hideEmpty: true }",
  pages: ", where: { hasPassword: false }",
};

/** The backend's names of those lists that are parts of others. */
const FIELDS: Partial<Record<keyof typeof CONDITIONS, string>> = {
  filledCategories: "productCategories",
  searchedProducts: "products",
  popularProducts: "products",
};

/** The query for one page of a list that everyone may see, with these fields of each thing in it. */
export function listQuery(list: keyof typeof CONDITIONS, fields: string): string {
  const field = FIELDS[list] ?? list;
  return `query Addresses($after: String) { list: ${field}(first: 100, after: $after${CONDITIONS[list]}) { nodes { ${fields} } pageInfo { hasNextPage endCursor } } }`;
}

/** What a query lists, a page of it at a time; rejects where the backend gives no list. */
export async function* listed<Node>(
  gateway: Pick<ShopGateway, "call">,
  query: string,
): AsyncGenerator<Node> {
  const ask = async (after: string | null): Promise<List<Node>> => {
    const body = JSON.stringify({ query, variables: { after } });
    const answer = await gateway.call({ body, isMutation: false, isPersonal: false });
    const { data } = JSON.parse(answer.body) as { data?: { list?: List<Node> | null } };
    if (!data?.list) throw new Error("The backend gave no list of what there is in the shop.");
    return data.list;
  };
  for await (const { nodes } of connectionPages(await ask(null), ask)) yield* nodes;
}

/**
 * The path under which the page of a slug is kept. WooGraphQL gives slugs of other alphabets
 * encoded for products and plain for categories.
 */
export const pathTo = (prefix: string, slug: string) =>
  canonicalPath(new URL(`http://page${prefix}/${slug}`).pathname);

const PAGES = listQuery("pages", "uri isPostsPage modifiedGmt");

/** A page of WordPress's own, in the list of all. */
type WordpressPage = { uri: string | null; isPostsPage: boolean; modifiedGmt?: string | null };

/** The pages of WordPress's own, as they are found, but for those that the shop has itself. */
export async function* wordpressPages(
  gateway: Pick<ShopGateway, "call">,
): AsyncGenerator<{ path: string; modifiedGmt?: string | null | undefined }> {
  for await (const { uri, isPostsPage, modifiedGmt } of listed<WordpressPage>(gateway, PAGES)) {
    if (!uri?.startsWith("/") || isPostsPage || isReplacedPage(uri)) continue;
    yield { path: canonicalPath(new URL(`http://page${uri}`).pathname), modifiedGmt };
  }
}
