import { GraphQLError } from "graphql";
import type { Term } from "#shop/catalogue/attributes.ts";
import type { CatalogueProduct, CatalogueVariation } from "#shop/catalogue/catalogueProduct.ts";
import type { Category } from "#shop/catalogue/categories.ts";
import type { Media } from "#shop/catalogue/media.ts";
import type { Page } from "#shop/catalogue/pages.ts";
import type { Review } from "#shop/catalogue/reviews.ts";
import type { SystemTerm } from "#shop/catalogue/systemTerms.ts";
import type { Tag } from "#shop/catalogue/tags.ts";
import { pascalCase } from "#shop/catalogue/taxonomyNames.ts";
import type { ShopContext } from "#shop/shop.ts";

// GraphQL object types of the catalogue's nodes.

export type CatalogueNode =
  | CatalogueProduct
  | CatalogueVariation
  | Category
  | Media
  | Page
  | Review
  | SystemTerm
  | Tag
  | Term;

const BY_TYPE = {
  simple: "SimpleProduct",
  variable: "VariableProduct",
  external: "ExternalProduct",
  grouped: "GroupProduct",
  variation: "SimpleProductVariation",
};

const BY_KIND = {
  category: "ProductCategory",
  media: "MediaItem",
  page: "Page",
  review: "Comment",
  tag: "ProductTag",
  type: "ProductType",
  visibility: "VisibleProduct",
};

/**
 * Returns the GraphQL object type of a product. As in WooGraphQL, a product with a password has
 * none, and a plugin's type fails or is substituted by a setting.
 */
function productTypeName(
  product: CatalogueProduct | CatalogueVariation,
  { shop }: ShopContext,
): string {
  const { type } = product;
  if (type !== "variation" && product.password !== "") {
    throw new Error("WC_CPT_Loader::load expects key to be scalar, but got null");
  }
  if (type !== "bundle" && type !== "subscription") return BY_TYPE[type];
  if (shop.settings.enablesUnsupportedTypes) return "UnsupportedProduct";
  throw new GraphQLError(
    `The "${type}" product type is not supported by the core WPGraphQL for WooCommerce (WooGraphQL) schema.`,
  );
}

/** Returns the GraphQL object type of a catalog node. */
export function nodeTypeName(node: CatalogueNode, context: ShopContext): string {
  if ("type" in node) return productTypeName(node, context);
  return "kind" in node ? BY_KIND[node.kind] : pascalCase(node.taxonomy);
}
