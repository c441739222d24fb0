import { allOf, anyOf, condition, isOneOf, not } from "./condition.ts";
import type { Condition } from "./condition.ts";
import { itemsOf } from "./productWhere.ts";
import type { ProductWhere, TaxonomyFilter } from "./productWhere.ts";

// SQL conditions of filters by category, tag and attribute.

/** Selection of a taxonomy's terms: by slug, by id, or all of them. */
type Terms = { slugs?: string[]; ids?: number[] };

/** Matches products in one of these categories or their subcategories. */
export function inCategories(terms: Terms): Condition {
  const { sql, values } = chosen(terms);
  return condition(
    `product_id in (select product_id from product_category where category_id in (
      with recursive branch (id) as (
        select id from category where ${sql}
        union select category.id from category join branch on category.parent_id = branch.id
      ) select id from branch))`,
    ...values,
  );
}

/** Matches products with one of these tags. */
export function withTags(terms: Terms): Condition {
  const { sql, values } = chosen(terms);
  return condition(
    `product_id in (select product_id from product_tag where tag_id in (
      select id from tag where ${sql}))`,
    ...values,
  );
}

/** Matches products with one of these attribute terms; `attribute` is a slug or an enum value. */
export function withAttributeTerms(attribute: string, terms: Terms): Condition {
  const { sql, values } = chosen(terms);
  return condition(
    `product_id in (select product_id from product_term where term_id in (
      select id from term where (${sql}) and attribute_id = (select id from attribute
        where 'PA_' || replace(upper(slug), '-', '_') = replace(upper(?), '-', '_'))))`,
    ...values,
    attribute,
  );
}

function chosen({ slugs, ids }: Terms): Condition {
  if (slugs) return isOneOf("slug", slugs);
  return ids ? isOneOf("id", ids) : condition("true");
}

/**
 * Translates `where.attributes`: joins its queries with AND unless their relation says otherwise.
 */
export function attributeConditions(attributes: ProductWhere["attributes"]): Condition[] {
  const queries = itemsOf(attributes?.queries).map(taxonomyCondition);
  if (queries.length === 0) return [];
  if (attributes?.relation === "IN") return [anyOf(queries)];
  return attributes?.relation === "NOT_IN" ? [not(anyOf(queries))] : [allOf(queries)];
}

/** Translates `where.taxonomyFilter`. */
export function taxonomyConditions(filter: ProductWhere["taxonomyFilter"]): Condition[] {
  const filters = itemsOf(filter?.filters).map(taxonomyCondition);
  const both = itemsOf(filter?.and).map(taxonomyCondition);
  const either = itemsOf(filter?.or).map(taxonomyCondition);
  return [
    ...(filters.length > 0 ? [filter?.relation === "OR" ? anyOf(filters) : allOf(filters)] : []),
    ...both,
    ...(either.length > 0 ? [anyOf(either)] : []),
  ];
}

function taxonomyCondition(filter: NonNullable<TaxonomyFilter>): Condition {
  const { taxonomy, operator } = filter;
  const slugs = itemsOf(filter.terms);
  const ids = itemsOf(filter.ids);
  const terms: Terms[] = [
    ...(slugs.length > 0 ? [{ slugs }] : []),
    ...(ids.length > 0 ? [{ ids }] : []),
  ];
  switch (operator) {
    case "EXISTS":
      return withTerms(taxonomy, {});
    case "NOT_EXISTS":
      return not(withTerms(taxonomy, {}));
    case "NOT_IN":
      return not(anyOf(terms.map((some) => withTerms(taxonomy, some))));
    case "AND":
      return allOf([
        ...slugs.map((slug) => withTerms(taxonomy, { slugs: [slug] })),
        ...ids.map((id) => withTerms(taxonomy, { ids: [id] })),
      ]);
    default:
      return anyOf(terms.map((some) => withTerms(taxonomy, some)));
  }
}

function withTerms(taxonomy: string, terms: Terms): Condition {
  switch (taxonomy) {
    case "PRODUCT_CAT":
      return inCategories(terms);
    case "PRODUCT_TAG":
      return withTags(terms);
    case "PRODUCT_TYPE":
      return terms.slugs ? isOneOf("type", terms.slugs) : condition("true");
    default:
      return withAttributeTerms(taxonomy, terms);
  }
}
