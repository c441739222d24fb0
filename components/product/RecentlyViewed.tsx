import { useEffect } from "react";
import type { ComponentType } from "react";
import { graphql, useFragment } from "react-relay";
import { whenIdle } from "#relay/whenIdle.ts";
import { plainText } from "#relay/contract/plainText.ts";
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

let loadedRow: ComponentType<{ exceptSlug: string }> | undefined;
const importRow = async () =>
  (loadedRow = (await import("./RecentlyViewedRow.tsx")).RecentlyViewedRow);

/** Returns the smallest picture that is sharp in the row. */
const rowPicture = (srcSet: string | null | undefined) =>
  srcSet
    ?.split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .find(([, width]) => Number.parseInt(width ?? "", 10) >= 320)?.[0];

/**
 * Recently viewed products at the end of a product page; also records this product as viewed. Its
 * code is loaded only if other products were viewed.
 */
export function RecentlyViewed(props: { product: RecentlyViewed_product$key }) {
  const { slug, name, image } = useFragment(viewedFragment, props.product);
  const [Row, loadRow] = useOnDemand<{ exceptSlug: string }>(importRow);
  const picture = rowPicture(image?.srcSet) ?? image?.sourceUrl ?? "";
  useEffect(() => {
    if (!slug || noteViewed({ slug, name: plainText(name), picture }).length === 0) return;
    // Idle, before the shopper scrolls there: a late row would shift the end of the page.
    whenIdle(() => void loadRow().catch(() => {}));
  }, [slug, name, picture, loadRow]);
  // At once if loaded before: a page navigated back to needs its former height.
  const RecentlyViewedRow = Row ?? loadedRow;
  return RecentlyViewedRow && <RecentlyViewedRow exceptSlug={slug ?? ""} />;
}
