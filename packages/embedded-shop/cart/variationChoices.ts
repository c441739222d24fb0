import type {
  CatalogueAttribute,
  CatalogueProduct,
  CatalogueVariation,
} from "#shop/catalogue/catalogueProduct.ts";
import type { Shop } from "#shop/shop.ts";
import type { Choice } from "./cartState.ts";
import { Refusal } from "./refusal.ts";
import { locale } from "../../../words/language.ts";
import { t } from "../../../words/t.ts";

// Chosen attributes of an added variation.

/** Attribute input of addToCart; global attributes may omit the `pa_` prefix. */
export type ChoiceInput = { attributeName: string; attributeValue?: string | null };

/**
 * Maps an input to the product's attribute names, and its values, in any language, to the
 * stored ones; rejects attributes that it does not have.
 */
export function namedChoices(
  { isShownAs }: Shop,
  product: CatalogueProduct,
  input: readonly ChoiceInput[],
): Choice[] {
  return input.map(({ attributeName, attributeValue }) => {
    const value = attributeValue ?? "";
    const attribute = [`pa_${attributeName}`, attributeName]
      .map((known) => product.attributes.find(({ name }) => name === known))
      .find((known) => known !== undefined);
    if (attribute) {
      const { name, options } = attribute;
      return { name, value: options.find((option) => isShownAs(option, value)) ?? value };
    }
    throw new Refusal(`${attributeName} is not a valid attribute of the product: ${product.name}.`);
  });
}

/**
 * Returns the complete choices of a variation's line: the variation's own values, and the shopper's
 * where it accepts any. Rejects values that the variation does not have, and missing values.
 */
export function settledChoices(variation: CatalogueVariation, chosen: readonly Choice[]): Choice[] {
  const missing: string[] = [];
  const settled: Choice[] = [];
  for (const attribute of variation.parent.attributes.filter(
    ({ forVariations }) => forVariations,
  )) {
    const fixed = valueOf(variation.attributes, attribute.name);
    const value = postedValue(attribute, chosen) || fixed;
    const isAvailable = value === fixed || (fixed === "" && attribute.options.includes(value));
    if (value === "") missing.push(attribute.label);
    else if (isAvailable) settled.push({ name: attribute.name, value });
    else throw new Refusal(t("backend.invalidChoice", { label: attribute.label }));
  }
  if (missing.length === 0) return settled;
  const names = new Intl.ListFormat(locale(), { type: "conjunction" }).format(missing);
  throw new Refusal(t("backend.choicesRequired", { count: missing.length, names }));
}

function postedValue({ name, scope }: CatalogueAttribute, chosen: readonly Choice[]): string {
  const value = valueOf(chosen, name).trim();
  // Terms are compared by slug, so that "Small" matches "small"; local values are literal.
  return scope === "global" ? value.toLowerCase().replaceAll(/\s+/g, "-") : value;
}

function valueOf(choices: readonly Choice[], name: string): string {
  return choices.find((choice) => choice.name === name)?.value ?? "";
}
