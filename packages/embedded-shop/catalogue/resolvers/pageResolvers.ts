import { connectionOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { globalId, readGlobalId } from "#shop/catalogue/globalIds.ts";
import { ancestorPages, findPage, listPages } from "#shop/catalogue/pages.ts";
import { findMedia } from "#shop/catalogue/media.ts";
import type { Page, PageWhere } from "#shop/catalogue/pages.ts";
import { wordpressTime } from "#shop/catalogue/wordpressTime.ts";
import { nodeTypeName } from "./typeNames.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import type { ShopContext } from "#shop/shop.ts";

const TERMS_PAGE = "/terms/";

type PageKey = { id: string; idType?: "DATABASE_ID" | "ID" | "URI" | null };

function keyOf({ id, idType }: PageKey) {
  if (idType === "URI") return { uri: id };
  return { id: idType === "DATABASE_ID" ? Number(id) : (readGlobalId(id)?.id ?? 0) };
}

/** Resolvers for WordPress pages; an unknown page is null without an error. */
export const pageResolvers: ResolverMap = {
  RootQuery: {
    page: (_: unknown, key: PageKey, { shop }: ShopContext) => findPage(shop, keyOf(key)),
    pages: (
      _: unknown,
      { where, ...args }: PageArguments & { where?: PageWhere | null },
      { shop }: ShopContext,
    ) => connectionOf(listPages(shop, where ?? {}), args, ({ id }) => id),
    // As the plugin for WordPress tells WooCommerce's own setting.
    vitrineTerms: (_: unknown, _args: object, { shop }: ShopContext) => {
      const page = findPage(shop, { uri: TERMS_PAGE });
      return page ? { id: page.id, title: page.title, url: shop.siteUrl + page.uri } : { id: 0 };
    },
  },
  ContentNode: { __resolveType: nodeTypeName },
  NodeWithTitle: { __resolveType: nodeTypeName },
  Page: {
    ancestors: (page: Page, args: PageArguments, { shop }: ShopContext) => {
      const ancestors = ancestorPages(shop, page);
      return ancestors.length > 0 ? connectionOf(ancestors, args, ({ id }) => id) : null;
    },
    children: (
      { id }: Page,
      { where, ...args }: PageArguments & { where?: PageWhere | null },
      { shop }: ShopContext,
    ) => connectionOf(listPages(shop, { ...where, parent: String(id) }), args, (page) => page.id),
    featuredImage: ({ mediaId }: Page, _: unknown, { shop }: ShopContext) =>
      mediaId === null ? null : { cursor: null, node: findMedia(shop, mediaId) },
    featuredImageDatabaseId: ({ mediaId }: Page) => mediaId,
    featuredImageId: ({ mediaId }: Page) => mediaId && globalId("post", mediaId),
    parent: ({ parentId }: Page, _: unknown, { shop }: ShopContext) =>
      parentId === null ? null : { cursor: null, node: findPage(shop, { id: parentId }) },
    id: ({ id }: Page) => globalId("post", id),
    databaseId: ({ id }: Page) => id,
    parentDatabaseId: ({ parentId }: Page) => parentId,
    parentId: ({ parentId }: Page) => parentId && globalId("post", parentId),
    menuOrder: ({ position }: Page) => position,
    isPrivacyPage: ({ isPrivacyPolicy }: Page) => isPrivacyPolicy,
    isFrontPage: () => false,
    isPostsPage: () => false,
    hasPassword: () => false,
    status: () => "publish",
    date: ({ published }: Page) => wordpressTime(published),
    dateGmt: ({ published }: Page) => wordpressTime(published),
    modified: ({ modified }: Page) => wordpressTime(modified),
    modifiedGmt: ({ modified }: Page) => wordpressTime(modified),
    link: ({ uri }: Page, _: unknown, { shop }: ShopContext) => shop.siteUrl + uri,
  },
};
