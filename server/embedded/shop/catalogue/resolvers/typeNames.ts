import type { Term } from "#server/embedded/shop/catalogue/attributes.ts";
import type {
  CatalogueProduct,
  CatalogueVariation,
} from "#server/embedded/shop/catalogue/catalogueProduct.ts";
import type { Category } from "#server/embedded/shop/catalogue/categories.ts";
import type { Media } from "#server/embedded/shop/catalogue/media.ts";
import type { Page } from "#server/embedded/shop/catalogue/pages.ts";
import type { Review } from "#server/embedded/shop/catalogue/reviews.ts";
import type { Tag } from "#server/embedded/shop/catalogue/tags.ts";
import { pascalCase } from "#server/embedded/shop/catalogue/taxonomyNames.ts";

export type CatalogueNode =
  | CatalogueProduct
  | CatalogueVariation
  | Category
  | Media
  | Page
  | Review
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
};

/** Returns the GraphQL object type of a catalog node. */
export function nodeTypeName(node: CatalogueNode): string {
  if ("type" in node) return BY_TYPE[node.type];
  return "kind" in node ? BY_KIND[node.kind] : pascalCase(node.taxonomy);
}
