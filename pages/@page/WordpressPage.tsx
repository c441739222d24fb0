import { graphql } from "react-relay";
import { PageText } from "#components/frame/PageText.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { WordpressPageQuery } from "#__generated__/WordpressPageQuery.graphql.ts";

const pageQuery = graphql`
  query WordpressPageQuery($uri: ID!, $slugs: [String], $hasListed: Boolean!) {
    ...SiteHeader_query
    ...SiteFooter_query
    page(id: $uri, idType: URI) {
      title
      ...PageText_page
    }
    listed: products(first: 48, where: { visibility: VISIBLE, status: "publish", slugIn: $slugs })
      @include(if: $hasListed) {
      nodes {
        ...PageText_products
      }
    }
  }
`;

/** Page written in WordPress, such as the shop's terms. */
export function WordpressPage() {
  const { page, listed } = usePageQuery<WordpressPageQuery>(pageQuery);
  return page && <PageText page={page} products={listed?.nodes ?? []} />;
}
