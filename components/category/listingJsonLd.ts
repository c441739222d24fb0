import { graphql } from "relay-runtime";
import { plainText } from "#relay/contract/text/plainText.ts";
import { listingAddress } from "./listingPage.ts";
import type { HeadContext, HeadTags, JsonLdNode } from "#relay/headTags.ts";
import type { listingJsonLd_products$data } from "#__generated__/listingJsonLd_products.graphql.ts";
import { pathTo, siteAddress } from "#components/head/canonicalUrls.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";

// Structured data (schema.org) and head tags of a listing.

// Unmasked: the response is read directly, without Relay's store.
void graphql`
  fragment listingJsonLd_products on RootQueryToProductConnection {
    nodes {
      name
      slug
      image {
        sourceUrl
        srcSet
        altText
      }
    }
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
  }
`;

type ProductPage = Omit<listingJsonLd_products$data, " $fragmentType">;

/** ItemList of schema.org: pages of the shop in display order. */
export const itemList = (
  items: readonly { name: string; path: string; picture?: string | null | undefined }[],
  { site }: HeadContext,
): JsonLdNode => ({
  "@type": "ItemList",
  itemListElement: items.map(({ name, path, picture }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: siteAddress(localePath(path), site),
    ...(picture && { image: siteAddress(picture, site) }),
  })),
});

/** Head tags of one page of a listing: its products, and the URLs of the previous and next page. */
export function listingTags(
  { nodes, pageInfo }: ProductPage,
  place: HeadContext,
): Pick<HeadTags, "picture" | "previous" | "next" | "isEmpty"> & { list: JsonLdNode } {
  const { hasPreviousPage, hasNextPage, startCursor, endCursor } = pageInfo;
  const pageAt = (change: { after?: string; before?: string }) =>
    listingAddress(place.path, place.search, change);
  const image = nodes.find((node) => node.image?.sourceUrl)?.image;
  return {
    isEmpty: nodes.length === 0,
    picture: image?.sourceUrl
      ? { address: image.sourceUrl, srcSet: image.srcSet, alt: plainText(image.altText) }
      : undefined,
    previous: hasPreviousPage && startCursor ? pageAt({ before: startCursor }) : undefined,
    next: hasNextPage && endCursor ? pageAt({ after: endCursor }) : undefined,
    list: itemList(
      nodes.map(({ name, slug, image: ownImage }) => ({
        name: plainText(name),
        path: pathTo("product", slug),
        picture: ownImage?.sourceUrl,
      })),
      place,
    ),
  };
}

/** Description for a page without its own: the names of its first products. */
export function firstNames(nodes: readonly { readonly name: string | null | undefined }[]): string {
  const first = nodes.slice(0, 5).map(({ name }) => plainText(name));
  const names = first.join(t("page.comma"));
  return nodes.length > first.length ? t("head.moreNames", { names }) : t("head.names", { names });
}
