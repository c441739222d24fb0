import { graphql } from "relay-runtime";
import { pathTo } from "./canonicalUrls.ts";
import { isDefaultCategory } from "#relay/contract/page/defaultCategory.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { categoryCrumbs_category$data } from "#__generated__/categoryCrumbs_category.graphql.ts";

void graphql`
  fragment categoryCrumbs_category on ProductCategory {
    name
    slug
    ancestors(first: 20) {
      nodes {
        name
        slug
      }
    }
  }
`;

type Crumb = { name: string; path: string };

/**
 * Returns breadcrumbs of a category's ancestors, from the top one down. The backend lists the
 * nearest first.
 */
export const categoryCrumbs = ({
  ancestors,
}: Pick<categoryCrumbs_category$data, "ancestors">): Crumb[] =>
  (ancestors?.nodes ?? [])
    .toReversed()
    .map(({ name, slug }) => ({ name: plainText(name), path: pathTo("category", slug) }));

type Category = Omit<categoryCrumbs_category$data, " $fragmentType">;

const depthOf = ({ ancestors }: Category) => ancestors?.nodes.length ?? 0;

/**
 * Returns breadcrumbs to the first of a product's most specific categories, from the top one down:
 * a mug that is a gift too is among the mugs.
 */
export function productCrumbs(categories: readonly Category[] = []): Crumb[] {
  const [category] = categories
    .filter((one) => !isDefaultCategory(one))
    .toSorted((one, other) => depthOf(other) - depthOf(one));
  if (!category) return [];
  const { name, slug } = category;
  return [...categoryCrumbs(category), { name: plainText(name), path: pathTo("category", slug) }];
}
