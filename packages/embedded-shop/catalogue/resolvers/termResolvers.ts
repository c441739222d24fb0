import { categoryAttributes } from "#shop/catalogue/attributedProducts.ts";
import { ancestorsOf, categoryPath, findCategory } from "#shop/catalogue/categories.ts";
import type { Category } from "#shop/catalogue/categories.ts";
import { listCategories } from "#shop/catalogue/categoryList.ts";
import type { TermWhere } from "#shop/catalogue/categoryList.ts";
import { connectionOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { globalId } from "#shop/catalogue/globalIds.ts";
import { inCategories, withTags } from "#shop/catalogue/lists/termFilters.ts";
import { condition } from "#shop/catalogue/lists/condition.ts";
import { listProducts } from "#shop/catalogue/lists/productList.ts";
import type { ProductListArguments } from "#shop/catalogue/lists/productList.ts";
import { findMedia } from "#shop/catalogue/media.ts";
import { countOf, listAnyTerms } from "#shop/catalogue/productTerms.ts";
import type { AnyTerm, AnyTermWhere } from "#shop/catalogue/productTerms.ts";
import { withSystemTerm } from "#shop/catalogue/systemTerms.ts";
import type { SystemTerm } from "#shop/catalogue/systemTerms.ts";
import type { Tag } from "#shop/catalogue/tags.ts";
import { variationsWhere } from "#shop/catalogue/variations.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import type { Shop, ShopContext } from "#shop/shop.ts";
import { nodeTypeName } from "./typeNames.ts";

// GraphQL resolvers of categories, tags and attribute terms.

const idOf = ({ id }: AnyTerm) => id;

const TAXONOMIES = {
  category: "product_cat",
  tag: "product_tag",
  type: "product_type",
  visibility: "product_visibility",
};

/** Returns the path of a term. Observed: only categories and tags have pages of their own. */
function uriOf(shop: Shop, term: AnyTerm): string {
  if ("kind" in term) {
    if (term.kind === "tag") return `/product-tag/${term.slug}/`;
    if (term.kind === "category") return `/product-category/${categoryPath(shop, term)}/`;
  }
  return `/?taxonomy=${taxonomyOf(term)}&term=${term.slug}`;
}

function taxonomyOf(term: AnyTerm): string {
  return "taxonomy" in term ? term.taxonomy : TAXONOMIES[term.kind];
}

/** Flags of WPGraphQL's nodes that are true of every term. */
const TERM_FLAGS = {
  isTermNode: () => true,
  isContentNode: () => false,
  isComment: () => false,
  isFrontPage: () => false,
  isPostsPage: () => false,
  isRestricted: () => false,
};

const inCategory = ({ id }: Category, args: ProductListArguments, { shop }: ShopContext) =>
  listProducts(shop, args, [inCategories({ ids: [id] })]);
const withTag = ({ id }: Tag, args: ProductListArguments, { shop }: ShopContext) =>
  listProducts(shop, args, [withTags({ ids: [id] })]);
const ofSystemTerm = (term: SystemTerm, args: ProductListArguments, { shop }: ShopContext) =>
  listProducts(shop, args, [withSystemTerm(term)]);

export const termResolvers: ResolverMap = {
  TermNode: {
    __resolveType: nodeTypeName,
    id: ({ id }: AnyTerm) => globalId("term", id),
    databaseId: idOf,
    description: ({ description }: AnyTerm) => description || null,
    // Null for none, as in WordPress.
    count: (term: AnyTerm, _: unknown, { shop }: ShopContext) => countOf(shop, term) || null,
    termTaxonomyId: idOf,
    ...TERM_FLAGS,
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
    products: inCategory,
    contentNodes: inCategory,
    productCategoryId: idOf,
    // The shop's data has no other display type.
    display: () => "DEFAULT",
    productAttributes: ({ id }: Category, args: PageArguments, { shop }: ShopContext) =>
      connectionOf(categoryAttributes(shop, id), args, ({ name }) => name),
  },
  ProductTag: { products: withTag, contentNodes: withTag, productTagId: idOf },
  ProductType: { products: ofSystemTerm, contentNodes: ofSystemTerm, productTypeId: idOf },
  VisibleProduct: {
    products: ofSystemTerm,
    contentNodes: ofSystemTerm,
    // Of these terms a variation has only the one for its stock.
    productVariations: ({ slug }: SystemTerm, args: PageArguments, { shop }: ShopContext) =>
      variationsWhere(
        shop,
        condition(slug === "outofstock" ? "variation.stock_status = 'outofstock'" : "false"),
        args,
      ),
    visibleProductId: idOf,
  },
  RootQuery: {
    terms: (
      _: unknown,
      { where, ...args }: PageArguments & { where?: AnyTermWhere | null },
      { shop }: ShopContext,
    ) => connectionOf(listAnyTerms(shop, where ?? {}), args, idOf),
    productTypes: (_: unknown, args: PageArguments, { shop }: ShopContext) =>
      connectionOf(listAnyTerms(shop, { taxonomies: ["PRODUCTTYPE"] }), args, idOf),
  },
};
