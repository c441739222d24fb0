import { graphql } from "relay-runtime";
import { plainText } from "#components/ui/plainText.ts";
import { listingAddress } from "#components/category/listingPage.ts";
import type { HeadPlace, HeadTags, JsonLdThing } from "#relay/headFacts.ts";
import type { listingJsonLd_products$data } from "#__generated__/listingJsonLd_products.graphql.ts";
import { pathTo, siteAddress } from "./addresses.ts";

// Spread without a mask: the answer is read as it came, past Relay's store.
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

type Listed = Omit<listingJsonLd_products$data, " $fragmentType">;

/** A list of pages within the shop, in the order in which they are shown. */
export const itemList = (
  items: readonly { name: string; path: string; picture?: string | null | undefined }[],
  { site }: HeadPlace,
): JsonLdThing => ({
  "@type": "ItemList",
  itemListElement: items.map(({ name, path, picture }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: siteAddress(path, site),
    ...(picture && { image: siteAddress(picture, site) }),
  })),
});

/** What a head says of the part of a listing that its page shows: its things, and the way on. */
export function listingTags(
  { nodes, pageInfo }: Listed,
  place: HeadPlace,
): Pick<HeadTags, "picture" | "previous" | "next"> & { list: JsonLdThing } {
  const { hasPreviousPage, hasNextPage, startCursor, endCursor } = pageInfo;
  const beside = (change: { after?: string; before?: string }) =>
    listingAddress(place.path, place.search, change);
  const image = nodes.find((node) => node.image?.sourceUrl)?.image;
  return {
    picture: image?.sourceUrl
      ? { address: image.sourceUrl, srcSet: image.srcSet, words: plainText(image.altText) }
      : undefined,
    previous: hasPreviousPage && startCursor ? beside({ before: startCursor }) : undefined,
    next: hasNextPage && endCursor ? beside({ after: endCursor }) : undefined,
    list: itemList(
      nodes.map(({ name, slug, image: own }) => ({
        name: plainText(name),
        path: pathTo("product", slug),
        picture: own?.sourceUrl,
      })),
      place,
    ),
  };
}

/** A sentence of the first names of a list, for a page that has no description of its own. */
export function firstNames(nodes: readonly { readonly name: string | null | undefined }[]): string {
  const names = nodes.slice(0, 5).map(({ name }) => plainText(name));
  return `${names.join(", ")}${nodes.length > names.length ? " and more" : ""}.`;
}
