import type { ShopGateway } from "#server/shopGateway.ts";
import { canonicalPath } from "./requestAddress.ts";

type Listed = { slug: string | null };

type List<Node> = {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

const CONDITIONS = {
  // Without an order WooGraphQL sorts by title, and its cursors then skip products.
  products: ", where: { visibility: VISIBLE, orderby: [{ field: DATE, order: DESC }] }",
  productCategories: "",
  filledCategories: ", where: { hideEmpty: true }",
};

/** The query for one page of a list that everyone may see, with these fields of each thing in it. */
export function listQuery(list: keyof typeof CONDITIONS, fields: string): string {
  const field = list === "products" ? list : "productCategories";
  return `query Addresses($after: String) { list: ${field}(first: 100, after: $after${CONDITIONS[list]}) { nodes { ${fields} } pageInfo { hasNextPage endCursor } } }`;
}

/** What a query lists, a page of it at a time; rejects where the backend gives no list. */
export async function* listed<Node extends Listed>(
  gateway: ShopGateway,
  query: string,
): AsyncGenerator<Node> {
  let after: string | null = null;
  do {
    const body = JSON.stringify({ query, variables: { after } });
    const answer = await gateway.call({ body, isMutation: false, isPersonal: false });
    const { data } = JSON.parse(answer.body) as { data?: { list?: List<Node> | null } };
    if (!data?.list) throw new Error("The backend gave no list of what there is in the shop.");
    const { nodes, pageInfo } = data.list;
    yield* nodes;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}

/**
 * The path under which the page of a slug is kept. WooGraphQL gives slugs of other alphabets
 * encoded for products and plain for categories.
 */
export const pathTo = (prefix: string, slug: string) =>
  canonicalPath(new URL(`http://page${prefix}/${slug}`).pathname);
