// Types of WooGraphQL's product filters and sort order (`where` of a product list).

export type TermOperator = "IN" | "NOT_IN" | "AND" | "EXISTS" | "NOT_EXISTS";

/** GraphQL list argument: nullable, with nullable items. */
type Listed<Item> = readonly (Item | null)[] | null;

export type TaxonomyFilter = {
  taxonomy: string;
  terms?: Listed<string>;
  ids?: Listed<number>;
  operator?: TermOperator | null;
} | null;

export type ProductOrder = { field: string; order?: "ASC" | "DESC" | null };

/** `where` argument of a product list. */
export type ProductWhere = {
  attribute?: string | null;
  attributeTerm?: string | null;
  attributes?: {
    queries?: Listed<NonNullable<TaxonomyFilter>>;
    relation?: "AND" | "IN" | "NOT_IN" | null;
  } | null;
  category?: string | null;
  categoryId?: number | null;
  categoryIdIn?: Listed<number>;
  categoryIdNotIn?: Listed<number>;
  categoryIn?: Listed<string>;
  categoryNotIn?: Listed<string>;
  exclude?: Listed<number>;
  featured?: boolean | null;
  include?: Listed<number>;
  maxPrice?: number | null;
  minPrice?: number | null;
  onSale?: boolean | null;
  orderby?: Listed<ProductOrder>;
  rating?: Listed<number>;
  search?: string | null;
  sku?: string | null;
  slugIn?: Listed<string>;
  status?: string | null;
  stockStatus?: Listed<"IN_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK">;
  supportedTypesOnly?: boolean | null;
  tag?: string | null;
  tagId?: number | null;
  tagIdIn?: Listed<number>;
  tagIdNotIn?: Listed<number>;
  tagIn?: Listed<string>;
  tagNotIn?: Listed<string>;
  taxClass?: string | null;
  taxonomyFilter?: {
    filters?: Listed<NonNullable<TaxonomyFilter>>;
    relation?: "AND" | "OR" | null;
    and?: Listed<NonNullable<TaxonomyFilter>>;
    or?: Listed<NonNullable<TaxonomyFilter>>;
  } | null;
  type?: string | null;
  typeIn?: Listed<string>;
  typeNotIn?: Listed<string>;
  visibility?: "CATALOG" | "HIDDEN" | "SEARCH" | "VISIBLE" | null;
};

/** Returns a list argument's items without nulls; empty when it is absent. */
export function itemsOf<Item>(list: Listed<Item> | undefined): Item[] {
  return list?.filter((item): item is Item & {} => item !== null) ?? [];
}
