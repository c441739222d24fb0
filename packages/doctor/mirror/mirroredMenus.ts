import document from "#doctor/__generated__/mirroredMenusQuery.graphql.ts";
import type { mirroredMenusQuery } from "#doctor/__generated__/mirroredMenusQuery.graphql.ts";
import { graphql, requestShop } from "./requestShop.ts";
import type { Address } from "../../../relay/contract/sendOperation.ts";

// Menus of a mirrored shop's WordPress: those at a location, which guests see.

void graphql`
  query mirroredMenusQuery {
    menus(first: 100) {
      nodes {
        databaseId
        name
        slug
        locations
        menuItems(first: 100) {
          nodes {
            databaseId
            parentDatabaseId
            order
            label
            title
            description
            url
            uri
            target
            linkRelationship
            cssClasses
          }
        }
      }
    }
  }
`;

type Source = NonNullable<mirroredMenusQuery["response"]["menus"]>["nodes"][number];
type SourceItem = NonNullable<Source["menuItems"]>["nodes"][number];

/**
 * Address of an entry that leads nowhere for a guest: a draft or a private product, which has an
 * address by its id, and a link to log in or out.
 */
const HIDDEN = /^\/(?:\?|wp-login\.php|.*\bcustomer-logout\b)/;

/** Returns an entry as the mirror stores it. */
function mirroredItem(item: SourceItem) {
  const { uri, url, title, description, target, linkRelationship, cssClasses } = item;
  return {
    id: item.databaseId,
    parentId: item.parentDatabaseId ?? 0,
    order: item.order ?? 0,
    label: item.label ?? "",
    address: uri ?? url ?? "",
    ...(url?.startsWith("/") && { typedPath: url }),
    ...(title && { title }),
    ...(description && { description }),
    ...(target && { target }),
    ...(linkRelationship && { linkRelationship }),
    cssClasses: (cssClasses ?? []).filter((name) => name != null),
  };
}

/** Reads the menus. A shop without menus in its schema, or without any at a location, has none. */
export async function readMenus(shop: Address) {
  const { data } = await requestShop<mirroredMenusQuery>(shop, document, {});
  const menus = (data?.menus?.nodes ?? []).map(
    ({ databaseId, name, slug, locations, menuItems }) => ({
      id: databaseId,
      name: name ?? "",
      slug: slug ?? "",
      // A theme's own values, of which our schema has none.
      locations: (locations ?? []).map(String),
      items: (menuItems?.nodes ?? [])
        .filter(({ uri, url }) => !HIDDEN.test(uri ?? url ?? ""))
        .map(mirroredItem),
    }),
  );
  return { locations: menus.flatMap(({ locations }) => locations).toSorted(), menus };
}
