import type { Term } from "#server/embedded/shop/catalogue/attributes.ts";
import {
  ancestorsOf,
  categoryPath,
  findCategory,
} from "#server/embedded/shop/catalogue/categories.ts";
import type { Category } from "#server/embedded/shop/catalogue/categories.ts";
import { listCategories } from "#server/embedded/shop/catalogue/categoryList.ts";
import type { TermWhere } from "#server/embedded/shop/catalogue/categoryList.ts";
import { connectionOf } from "#server/embedded/shop/catalogue/connections.ts";
import type { PageArguments } from "#server/embedded/shop/catalogue/connections.ts";
import { globalId } from "#server/embedded/shop/catalogue/globalIds.ts";
import {
  inCategories,
  withAttributeTerms,
  withTags,
} from "#server/embedded/shop/catalogue/lists/termFilters.ts";
import { countListed, listProducts } from "#server/embedded/shop/catalogue/lists/productList.ts";
import type { ProductListArguments } from "#server/embedded/shop/catalogue/lists/productList.ts";
import { findMedia } from "#server/embedded/shop/catalogue/media.ts";
import type { Tag } from "#server/embedded/shop/catalogue/tags.ts";
import type { ResolverMap } from "#server/embedded/shop/resolverMap.ts";
import type { Shop, ShopContext } from "#server/embedded/shop/shop.ts";
import { nodeTypeName } from "./typeNames.ts";

// GraphQL resolvers of categories, tags and attribute terms.

type AnyTerm = Category | Tag | Term;

const idOf = ({ id }: AnyTerm) => id;

function uriOf(shop: Shop, term: AnyTerm): string {
  if ("taxonomy" in term) return `/${term.taxonomy.replace("_", "/")}/${term.slug}/`;
  if (term.kind === "tag") return `/product-tag/${term.slug}/`;
  return `/product-category/${categoryPath(shop, term)}/`;
}

function taxonomyOf(term: AnyTerm): string {
  if ("taxonomy" in term) return term.taxonomy;
  return term.kind === "tag" ? "product_tag" : "product_cat";
}

/** Counts the public products with the term; null for none, as in WordPress. */
function countOf(shop: Shop, term: AnyTerm): number | null {
  if (!("taxonomy" in term)) return term.count || null;
  return countListed(shop, withAttributeTerms(term.taxonomy, { ids: [term.id] })) || null;
}

export const termResolvers: ResolverMap = {
  TermNode: {
    __resolveType: nodeTypeName,
    id: ({ id }: AnyTerm) => globalId("term", id),
    databaseId: idOf,
    description: ({ description }: AnyTerm) => description || null,
    count: (term: AnyTerm, _: unknown, { shop }: ShopContext) => countOf(shop, term),
    taxonomyName: taxonomyOf,
    uri: (term: AnyTerm, _: unknown, { shop }: ShopContext) => uriOf(shop, term),
    link: (term: AnyTerm, _: unknown, { shop }: ShopContext) =>
      `${shop.siteUrl}${uriOf(shop, term)}`,
  },
  HierarchicalTermNode: { __resolveType: nodeTypeName },
  ProductCategory: {
    parentId: ({ parentId }: Category) => parentId && globalId("term", parentId),
    parentDatabaseId: ({ parentId }: Category) => parentId,
    parent: ({ parentId }: Category, _: unknown, { shop }: ShopContext) => {
      const node = parentId === null ? undefined : findCategory(shop, { id: parentId });
      return node ? { cursor: null, node } : null;
    },
    ancestors: (category: Category, args: PageArguments, { shop }: ShopContext) => {
      const ancestors = ancestorsOf(shop, category);
      return ancestors.length > 0 ? connectionOf(ancestors, args, idOf) : null;
    },
    children: (
      { id }: Category,
      { where, ...args }: PageArguments & { where?: TermWhere | null },
      { shop }: ShopContext,
    ) => connectionOf(listCategories(shop, { ...where, parent: id }), args, idOf),
    image: ({ mediaId }: Category, _: unknown, { shop }: ShopContext) =>
      mediaId === null ? null : findMedia(shop, mediaId),
    menuOrder: ({ position }: Category) => position,
    products: ({ id }: Category, args: ProductListArguments, { shop }: ShopContext) =>
      listProducts(shop, args, [inCategories({ ids: [id] })]),
  },
  ProductTag: {
    products: ({ id }: Tag, args: ProductListArguments, { shop }: ShopContext) =>
      listProducts(shop, args, [withTags({ ids: [id] })]),
  },
};
