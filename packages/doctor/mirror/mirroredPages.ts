import document from "#doctor/__generated__/mirroredPagesQuery.graphql.ts";
import type { mirroredPagesQuery } from "#doctor/__generated__/mirroredPagesQuery.graphql.ts";
import { listedNodes } from "../../../relay/contract/listedNodes.ts";
import { graphql } from "./requestShop.ts";
import type { NodeOf } from "../../../relay/contract/listedNodes.ts";
import type { Address } from "../../../relay/contract/sendOperation.ts";
import { decodedSlug } from "../../../relay/contract/cart/optionLabels.ts";
import { utcTime } from "./utcTime.ts";
import type { MirroredPictures } from "./mirroredPictures.ts";

// WordPress pages of a mirrored shop.

void graphql`
  query mirroredPagesQuery($after: String) {
    list: pages(first: 50, after: $after, where: { hasPassword: false }) {
      nodes {
        databaseId
        slug
        title
        content
        parentDatabaseId
        menuOrder
        isPrivacyPage
        isPostsPage
        dateGmt
        modifiedGmt
        featuredImage {
          node {
            databaseId
            sourceUrl
            altText
            title
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

type Node = NodeOf<mirroredPagesQuery>;

/**
 * Sorts pages so that each comes after its parent; a page whose parent is not public has none. Pages
 * that are their own ancestors are left out.
 */
function parentsFirst(nodes: readonly Node[]): Node[] {
  const ids = new Set(nodes.map(({ databaseId }) => databaseId));
  const children = Map.groupBy(nodes, ({ parentDatabaseId }) =>
    ids.has(parentDatabaseId ?? 0) ? parentDatabaseId : null,
  );
  const sorted = [...(children.get(null) ?? [])];
  // The array grows while it is read.
  for (const { databaseId } of sorted) {
    sorted.push(...(children.get(databaseId) ?? []));
    children.delete(databaseId);
  }
  return sorted;
}

/** Reads all public pages, in the merchant's order; the page of posts is left out. */
export async function readPages(shop: Address, pictures: MirroredPictures) {
  const nodes: Node[] = [];
  for await (const node of listedNodes<mirroredPagesQuery>(shop, document)) nodes.push(node);
  const inOrder = nodes
    .filter(({ isPostsPage, slug }) => !isPostsPage && slug)
    .toSorted((one, other) => (one.menuOrder ?? 0) - (other.menuOrder ?? 0));
  const sorted = parentsFirst(inOrder);
  const slugs = new Map(
    sorted.map(({ databaseId, slug }) => [databaseId, decodedSlug(slug ?? "")]),
  );
  return sorted.map((node) => {
    const parent = slugs.get(node.parentDatabaseId ?? 0);
    const picture = pictures.pictureOf(node.featuredImage?.node);
    return {
      id: node.databaseId,
      slug: decodedSlug(node.slug ?? ""),
      title: node.title ?? "",
      content: pictures.withPictures(node.content ?? ""),
      ...(parent !== undefined && { parent }),
      ...(picture && { picture }),
      isPrivacyPolicy: node.isPrivacyPage,
      published: utcTime(node.dateGmt) ?? new Date(0).toISOString(),
      modified: utcTime(node.modifiedGmt) ?? new Date(0).toISOString(),
    };
  });
}
