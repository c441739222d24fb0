import type { Shop } from "#shop/shop.ts";
import { readAttributes } from "./attributes.ts";
import type { CatalogueAttribute } from "./catalogueProduct.ts";
import { allOf, condition } from "./lists/condition.ts";
import type { Condition } from "./lists/condition.ts";
import { inCategories } from "./lists/termFilters.ts";

// Attributes across products: the products with one, and the global attributes of a category.

/** Matches the products with an attribute, by WooGraphQL's name ("pa_color" or a local one). */
export function withAttribute(name: string): Condition {
  return condition(
    `product_id in (select product.id from product, json_each(product.attributes) as given
      where given.value ->> 'name' = ?)`,
    name,
  );
}

/** Attribute as the list of a category has it: a local one has its name and no label. */
export type CategoryAttribute = Omit<CatalogueAttribute, "label"> & {
  label: string | null;
  productId: number;
};

/**
 * Returns the attributes of a category's products. Observed: WooGraphQL lists local attributes as
 * global ones of the number 0, and of several products' local attribute the first.
 */
export function categoryAttributes(shop: Shop, categoryId: number): CategoryAttribute[] {
  const { sql, values } = allOf([
    condition("visibility = 'visible'"),
    inCategories({ ids: [categoryId] }),
  ]);
  const rows = shop.database.all(
    `select attributes from product where id in (select product_id from listing where ${sql})`,
    ...values,
  );
  const found = new Map<string, CategoryAttribute>();
  for (const attribute of rows.flatMap((row) => readAttributes(shop, row))) {
    const isLocal = attribute.scope === "local";
    const known = found.get(attribute.name);
    if (isLocal && known) continue;
    found.set(attribute.name, {
      ...attribute,
      ...(isLocal && { name: attribute.label, label: null, scope: "global" }),
      options: [...new Set([...(known?.options ?? []), ...attribute.options])],
      productId: 0,
    });
  }
  return [...found.values()];
}
