import type { Shop } from "#shop/shop.ts";
import { allTerms, termsOf } from "./attributes.ts";
import type { Term } from "./attributes.ts";
import type { CatalogueProduct } from "./catalogueProduct.ts";
import { categoriesOf } from "./categories.ts";
import type { Category } from "./categories.ts";
import { listCategories, listTerms } from "./categoryList.ts";
import type { TermWhere } from "./categoryList.ts";
import { countListed } from "./lists/productList.ts";
import { withAttributeTerms } from "./lists/termFilters.ts";
import { systemTerms, typeTermsOf, visibilityTermsOf } from "./systemTerms.ts";
import type { SystemTerm } from "./systemTerms.ts";
import { allTags, tagsOf } from "./tags.ts";
import type { Tag } from "./tags.ts";
import { pascalCase } from "./taxonomyNames.ts";

// Terms of all taxonomies, of a product or of the shop.

export type AnyTerm = Category | SystemTerm | Tag | Term;

/** `where` argument of a list of terms. */
export type AnyTermWhere = TermWhere & { taxonomies?: readonly (string | null)[] | null };

/** Returns a product's terms of all taxonomies, sorted by name. */
export function productTerms(shop: Shop, product: CatalogueProduct): AnyTerm[] {
  const terms = [
    ...categoriesOf(shop, product.id),
    ...tagsOf(shop, product.id),
    ...termsOf(shop.database, product.id),
    ...typeTermsOf(shop, product),
    ...visibilityTermsOf(shop, product),
  ];
  return terms.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Lists the shop's terms of the requested taxonomies, or of all. */
export function listAnyTerms(shop: Shop, where: AnyTermWhere): AnyTerm[] {
  const { taxonomies, hideEmpty, ...rest } = where;
  const isWanted = (name: string) => !taxonomies?.length || taxonomies.includes(name);
  const system = systemTerms(shop);
  // A category without products is listed for those of its subcategories.
  const categories = listCategories(shop, { hideEmpty: hideEmpty ?? null });
  const terms = [
    ...(isWanted("PRODUCTCATEGORY") ? categories : []),
    ...(isWanted("PRODUCTTAG") ? allTags(shop) : []),
    ...(isWanted("PRODUCTTYPE") ? system.filter(({ kind }) => kind === "type") : []),
    ...(isWanted("VISIBLEPRODUCT") ? system.filter(({ kind }) => kind === "visibility") : []),
    ...allTerms(shop.database).filter(({ taxonomy }) =>
      isWanted(pascalCase(taxonomy).toUpperCase()),
    ),
  ];
  const listed = terms.map((term, position) => ({
    term,
    id: term.id,
    slug: term.slug,
    name: term.name,
    position,
    get count() {
      return countOf(shop, term);
    },
  }));
  return listTerms(listed, rest)
    .filter(({ term, count }) => !hideEmpty || count > 0 || isCategory(term))
    .map(({ term }) => term);
}

const isCategory = (term: AnyTerm) => "kind" in term && term.kind === "category";

/** Counts the public products with a term. */
export function countOf(shop: Shop, term: AnyTerm): number {
  if (!("taxonomy" in term)) return term.count;
  return countListed(shop, withAttributeTerms(term.taxonomy, { ids: [term.id] }));
}
