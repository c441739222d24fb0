import type { CatalogueAttribute, ChosenAttribute } from "#shop/catalogue/catalogueProduct.ts";
import { slugOf } from "#shop/catalogue/foldedText.ts";
import type { Product, ProductAttribute } from "#shop/merchandise.ts";
import type { Taxonomies } from "./loadTaxonomies.ts";

// Attributes of demo products as SQL columns.

/**
 * Returns a product's attributes for storage; options of a global one are in the shop's term order.
 */
export function attributesOf(product: Product, taxonomies: Taxonomies): CatalogueAttribute[] {
  return (product.attributes ?? []).map((attribute, position) => ({
    ...(attribute.scope === "global" ? globalOf(attribute, taxonomies) : localOf(attribute)),
    scope: attribute.scope,
    forVariations: attribute.usedForVariations,
    visible: attribute.visible,
    position,
  }));
}

function globalOf({ name, options }: ProductAttribute, taxonomies: Taxonomies) {
  const { id, label, terms } = taxonomies.attribute(name);
  const unknown = options.find((option) => !terms.has(option));
  if (unknown !== undefined) throw new Error(`Attribute "${name}" has no term "${unknown}"`);
  const inOrder = [...terms.keys()].filter((slug) => options.includes(slug));
  return { name: `pa_${name}`, label, attributeId: id, options: inOrder };
}

function localOf({ name, options }: ProductAttribute) {
  return { name: slugOf(name), label: name, attributeId: 0, options };
}

/** Returns the ids of all terms of a product, for filters. */
export function termIdsOf(product: Product, taxonomies: Taxonomies): number[] {
  return (product.attributes ?? [])
    .filter(({ scope }) => scope === "global")
    .flatMap(({ name, options }) => {
      const { terms } = taxonomies.attribute(name);
      return options.flatMap((option) => terms.get(option) ?? []);
    });
}

/** Returns the choices of a variation, or the default ones, in the product's attribute order. */
export function choicesOf(product: Product, chosen: Record<string, string>): ChosenAttribute[] {
  return (product.attributes ?? [])
    .filter(({ name, usedForVariations }) => usedForVariations && name in chosen)
    .map(({ name, scope }) => ({
      name: scope === "global" ? `pa_${name}` : slugOf(name),
      value: chosen[name] ?? "",
    }));
}
