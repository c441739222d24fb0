import { useEffect } from "react";
import type { ComponentType } from "react";
import { graphql, useFragment } from "react-relay";
import { whenIdle } from "#relay/whenIdle.ts";
import { plainText } from "#components/ui/plainText.ts";
import { useOnDemand } from "#components/ui/useOnDemand.ts";
import { noteViewed } from "#relay/recentlyViewed.ts";
import type { RecentlyViewed_product$key } from "#__generated__/RecentlyViewed_product.graphql.ts";

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

let known: ComponentType<{ besides: string }> | undefined;
const loadShelf = async () => (known = (await import("./ViewedShelf.tsx")).ViewedShelf);

/** The smallest picture that is sharp on a shelf. */
const onShelf = (srcSet: string | null | undefined) =>
  srcSet
    ?.split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .find(([, width]) => Number.parseInt(width ?? "", 10) >= 320)?.[0];

/**
 * What this browser was shown before, at the foot of a product's page, and the noting of this one.
 * Its code is loaded for who has looked at other things.
 */
export function RecentlyViewed(props: { product: RecentlyViewed_product$key }) {
  const { slug, name, image } = useFragment(viewedFragment, props.product);
  const [Shelf, wantShelf] = useOnDemand<{ besides: string }>(loadShelf);
  const picture = onShelf(image?.srcSet) ?? image?.sourceUrl ?? "";
  useEffect(() => {
    if (!slug || noteViewed({ slug, name: plainText(name), picture }).length === 0) return;
    // Before a shopper has come near: the foot of the page would move under their eyes.
    whenIdle(() => void wantShelf().catch(() => {}));
  }, [slug, name, picture, wantShelf]);
  // At once where it is known: who comes back to the foot of a page comes to one as long as it was.
  const ViewedShelf = Shelf ?? known;
  return ViewedShelf && <ViewedShelf besides={slug ?? ""} />;
}
