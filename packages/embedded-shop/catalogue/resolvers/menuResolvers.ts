import { connectionOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { globalId, readGlobalId } from "#shop/catalogue/globalIds.ts";
import type { Menu, MenuItem } from "#shop/menuSettings.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import type { Shop, ShopContext } from "#shop/shop.ts";

// Resolvers of menus. Guests see those that are at a location, and no other menu.

type MenuKey = { id: string; idType?: "DATABASE_ID" | "ID" | "LOCATION" | "NAME" | "SLUG" | null };

type ItemWhere = {
  location?: string | null;
  parentDatabaseId?: number | null;
  parentId?: string | null;
};

type ItemArguments = PageArguments & { where?: ItemWhere | null };

/** Item with the menu that it is in. */
type PlacedItem = MenuItem & { menu: Menu };

const placedMenus = ({ settings }: Pick<Shop, "settings">): Menu[] =>
  (settings.menus?.menus ?? []).filter(({ locations }) => locations.length > 0);

const itemsOf = (menu: Menu): PlacedItem[] => menu.items.map((item) => ({ ...item, menu }));

/** True for the menu that a key names; names and slugs are compared without case. */
function isNamed(menu: Menu, { id, idType }: MenuKey): boolean {
  const text = id.toLowerCase();
  switch (idType) {
    case "DATABASE_ID":
      return menu.id === Number(id);
    case "LOCATION":
      return menu.locations.includes(id.toUpperCase().replaceAll("-", "_"));
    case "NAME":
      return menu.name.toLowerCase() === text;
    case "SLUG":
      return menu.slug === text;
    default:
      return menu.id === readGlobalId(id)?.id;
  }
}

/**
 * Returns a page of items. Without a size WPGraphQL says that there are no more, even if there are.
 */
function itemConnection(items: readonly PlacedItem[], { where, ...args }: ItemArguments) {
  const { location, parentDatabaseId, parentId } = where ?? {};
  const parent = parentDatabaseId ?? (parentId ? (readGlobalId(parentId)?.id ?? -1) : undefined);
  const found = items.filter(
    (item) =>
      (!location || item.menu.locations.includes(location)) &&
      (parent === undefined || item.parentId === parent),
  );
  const connection = connectionOf(found, args, ({ id }) => id);
  const hasSize = Boolean(args.first ?? args.last);
  const { pageInfo } = connection;
  return hasSize
    ? connection
    : { ...connection, pageInfo: { ...pageInfo, hasNextPage: false, hasPreviousPage: false } };
}

const urlOf = ({ address, typedPath }: MenuItem, { siteUrl }: Shop) =>
  typedPath ?? (address.startsWith("/") ? siteUrl + address : address);

/** Resolvers of menus and their items; an unknown menu is null without an error. */
export const menuResolvers: ResolverMap = {
  RootQuery: {
    menu: (_: unknown, key: MenuKey, { shop }: ShopContext) =>
      placedMenus(shop).find((menu) => isNamed(menu, key)) ?? null,
    menus: (
      _: unknown,
      {
        where,
        ...args
      }: PageArguments & { where?: { location?: string | null; slug?: string | null } | null },
      { shop }: ShopContext,
    ) => {
      const { location, slug } = where ?? {};
      const found = placedMenus(shop).filter(
        (menu) => (!location || menu.locations.includes(location)) && (!slug || menu.slug === slug),
      );
      return connectionOf(found, args, ({ id }) => id);
    },
    menuItems: (_: unknown, args: ItemArguments, { shop }: ShopContext) =>
      itemConnection(placedMenus(shop).flatMap(itemsOf), args),
  },
  Menu: {
    id: ({ id }: Menu) => globalId("term", id),
    databaseId: ({ id }: Menu) => id,
    count: ({ items }: Menu) => items.length,
    isRestricted: () => false,
    menuItems: (menu: Menu, args: ItemArguments) => itemConnection(itemsOf(menu), args),
  },
  MenuItem: {
    id: ({ id }: MenuItem) => globalId("post", id),
    databaseId: ({ id }: MenuItem) => id,
    parentId: ({ parentId }: MenuItem) => (parentId === 0 ? null : globalId("post", parentId)),
    parentDatabaseId: ({ parentId }: MenuItem) => parentId,
    path: ({ address }: MenuItem) =>
      address.startsWith("/") ? (address.split("?")[0] ?? "") : address,
    uri: ({ address }: MenuItem) => address,
    url: (item: MenuItem, _: unknown, { shop }: ShopContext) => urlOf(item, shop),
    cssClasses: ({ cssClasses = [] }: MenuItem) => cssClasses,
    isRestricted: () => false,
    locations: ({ menu }: PlacedItem) => menu.locations,
    menu: ({ menu }: PlacedItem) => ({ node: menu, cursor: null }),
    childItems: ({ id, menu }: PlacedItem, args: ItemArguments) =>
      itemConnection(
        itemsOf(menu).filter(({ parentId }) => parentId === id),
        args,
      ),
  },
};
