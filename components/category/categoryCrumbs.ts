import { graphql } from "relay-runtime";
import { pathTo } from "#components/head/canonicalUrls.ts";
import { plainText } from "#relay/contract/plainText.ts";
import type { categoryCrumbs_category$data } from "#__generated__/categoryCrumbs_category.graphql.ts";

void graphql`
  fragment categoryCrumbs_category on ProductCategory {
    ancestors(first: 20) {
      nodes {
        name
        slug
      }
    }
  }
`;

/**
 * Returns breadcrumbs of a category's ancestors, from the top one down. The backend lists the
 * nearest first.
 */
export const categoryCrumbs = ({
  ancestors,
}: Pick<categoryCrumbs_category$data, "ancestors">): { name: string; path: string }[] =>
  (ancestors?.nodes ?? [])
    .toReversed()
    .map(({ name, slug }) => ({ name: plainText(name), path: pathTo("category", slug) }));
