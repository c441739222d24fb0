import { graphql } from "relay-runtime";
import document from "#__generated__/completeWordpressPageQuery.graphql.ts";
import type { completeWordpressPageQuery$data } from "#__generated__/completeWordpressPageQuery.graphql.ts";
import type { WordpressPageQuery$variables } from "#__generated__/WordpressPageQuery.graphql.ts";
import { listFacts, listedSlugs, neighbours } from "#components/frame/pageParts.ts";
import type { CompletePage } from "#relay/pageContext.ts";

void graphql`
  query completeWordpressPageQuery($slugs: [String]) {
    listed: products(first: 48, where: { visibility: VISIBLE, status: "publish", slugIn: $slugs }) {
      nodes {
        ...PageText_products
      }
    }
  }
`;

/** Raw response of the page's query, without the fragments' masks. */
type PageData = {
  page?: {
    content: string | null;
    uri: string | null;
    children?: { nodes: { content?: string | null }[] } | null;
    parent: { node: { children?: { nodes: { uri?: string | null }[] } | null } } | null;
  } | null;
};

/**
 * Adds the products that the text lists, and keeps of the pages beside this one those that it shows,
 * and of those below it their facts. Reused data have all three.
 */
export const completeWordpressPage: CompletePage = async (
  data,
  request,
  _pageContext,
  variables,
) => {
  const { page } = data as PageData;
  if (!page) return;
  listFacts(page.children?.nodes ?? []);
  const beside = page.parent?.node.children;
  if (beside) beside.nodes = neighbours(beside.nodes, page.uri);
  const slugs = listedSlugs(page.content ?? "");
  if ((variables as WordpressPageQuery$variables).hasListed || slugs.length === 0) return;
  const response = await request(document, { slugs });
  const { listed } = (response.data ?? {}) as Partial<completeWordpressPageQuery$data>;
  if (!listed) throw new Error("The backend did not return the page's products.");
  Object.assign(data, { listed });
  Object.assign(variables, { slugs, hasListed: true });
};
