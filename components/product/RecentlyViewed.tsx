import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { plainText } from "#relay/contract/text/plainText.ts";
import { saveViewed } from "#relay/viewingHistory.ts";
import type { RecentlyViewed_product$key } from "#__generated__/RecentlyViewed_product.graphql.ts";
import { ViewedProducts } from "./ViewedProducts.tsx";

// Row of recently viewed products on a product page, which also saves its own product.

const viewedFragment = graphql`
  fragment RecentlyViewed_product on Product {
    slug
    name
    image {
      sourceUrl
      srcSet
    }
  }
`;

/** Returns the smallest picture that is sharp in the row. */
const rowPicture = (srcSet: string | null | undefined) =>
  srcSet
    ?.split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .find(([, width]) => Number.parseInt(width ?? "", 10) >= 320)?.[0];

/** Renders the other products, and saves this one with its name and picture as viewed. */
export function RecentlyViewed(props: { product: RecentlyViewed_product$key }) {
  const { slug, name, image } = useFragment(viewedFragment, props.product);
  const picture = rowPicture(image?.srcSet) ?? image?.sourceUrl ?? "";
  useEffect(() => {
    if (slug) saveViewed({ slug, name: plainText(name), picture });
  }, [slug, name, picture]);
  return <ViewedProducts exceptSlug={slug ?? ""} />;
}
