import { matchVariation, selectingChoice } from "#relay/contract/page/variationChoice.ts";
import type { ChoosableVariation, Choice } from "#relay/contract/page/variationChoice.ts";
import type { AttributeOption } from "./attributeOptions.ts";
import { locale } from "#words/language.ts";
import { t } from "#words/t.ts";

// Marks of a variable product's values: sold out, or impossible with the other choices, and prices.

/** An attribute that a shopper chooses a value of. */
export type ChoosableAttribute = {
  /** Name in the backend, `pa_glaze`. */
  name: string;
  label: string;
  options: readonly AttributeOption[];
};

/** True if some variation allows all these values at once; "" in a variation allows any. */
function hasVariation(variations: readonly ChoosableVariation[], wanted: Choice): boolean {
  return variations.some((variation) =>
    variation.attributes.every(({ name, value }) => {
      const requested = wanted[name];
      return !requested || value === "" || value === requested;
    }),
  );
}

/**
 * Returns the possible part of the wanted choice: attribute by attribute, in the shop's order, each
 * value that some variation has together with the values before it. So an attribute depends on
 * those before it and never on later ones, and no choice excludes another for good.
 */
export function possibleChoice(
  variations: readonly ChoosableVariation[],
  names: readonly string[],
  wanted: Choice,
): Choice {
  let choice: Choice = {};
  for (const name of names) {
    const longer = { ...choice, [name]: wanted[name] ?? "" };
    if (wanted[name] && (variations.length === 0 || hasVariation(variations, longer)))
      choice = longer;
  }
  return choice;
}

/** True if a variation can be bought now. */
const isBuyable = (variation: { stockStatus: string | null | undefined; purchasable?: unknown }) =>
  variation.stockStatus !== "OUT_OF_STOCK" && variation.purchasable !== false;

/**
 * Returns the shop's default choice; in place of one that has sold out, the choice of the first
 * variation that can be bought, preferably one with the same values.
 */
export function buyableDefaults<V extends ChoosableVariation & Parameters<typeof isBuyable>[0]>(
  known: readonly V[],
  attributes: readonly { name: string; options: readonly { value: string }[] }[],
  defaults: Choice,
): Choice {
  const variation = matchVariation(known, defaults);
  if (!variation || isBuyable(variation)) return defaults;
  const shared = (other: V) =>
    other.attributes.filter(({ name, value }) => value === defaults[name]).length;
  const [next] = known.filter(isBuyable).toSorted((one, other) => shared(other) - shared(one));
  const values = attributes.map(({ name, options }) => ({
    name,
    values: [defaults[name] ?? "", ...options.map(({ value }) => value)],
  }));
  return (next && selectingChoice(known, next, values)) ?? defaults;
}

/** Returns an attribute's values that exist with the rest of the choice but are sold out. */
export function soldOutValues(
  variations: readonly (ChoosableVariation & {
    readonly stockStatus?: string | null | undefined;
  })[],
  attribute: ChoosableAttribute,
  choice: Choice,
): Set<string> {
  const values = attribute.options.map(({ value }) => value);
  return new Set(
    values.filter((value) => {
      const fitting = variations.filter((variation) =>
        hasVariation([variation], { ...choice, [attribute.name]: value }),
      );
      return (
        fitting.length > 0 && fitting.every(({ stockStatus }) => stockStatus === "OUT_OF_STOCK")
      );
    }),
  );
}

/**
 * Returns an attribute's values that no variation has together with the rest of the choice; none
 * while no variations are known.
 */
export function impossibleValues(
  variations: readonly ChoosableVariation[],
  attribute: ChoosableAttribute,
  choice: Choice,
): Set<string> {
  const values = attribute.options.map(({ value }) => value);
  if (variations.length === 0) return new Set();
  return new Set(
    values.filter((value) => !hasVariation(variations, { ...choice, [attribute.name]: value })),
  );
}

/**
 * Returns the displayed prices of an attribute's values together with the rest of the choice; none
 * unless each possible value has a single one and they differ, or may be equal.
 */
export function valuePrices(
  variations: readonly (ChoosableVariation & { readonly price?: string | null | undefined })[],
  attribute: ChoosableAttribute,
  choice: Choice,
  mayBeEqual = false,
): ReadonlyMap<string, string> {
  const prices = new Map<string, string>();
  for (const { value } of attribute.options) {
    const [price, ...others] = new Set(
      variations
        .filter((variation) => hasVariation([variation], { ...choice, [attribute.name]: value }))
        .map((variation) => variation.price ?? ""),
    );
    if (others.length > 0 || price === "") return new Map();
    if (price) prices.set(value, price);
  }
  return mayBeEqual || new Set(prices.values()).size > 1 ? prices : new Map();
}

const listFormat = (names: readonly string[]) => new Intl.ListFormat(locale()).format(names);

/** Returns the name of an attribute's chosen value; "" without a choice. */
export const chosenName = ({ options }: ChoosableAttribute, chosen: string | undefined) =>
  options.find(({ value }) => value === chosen)?.name ?? "";

/**
 * Returns a sentence for each value that is sold out with the rest of the choice, except the chosen
 * one, whose stock the page states already.
 */
export function explainSoldOut(
  soldOut: ReadonlySet<string>,
  attribute: ChoosableAttribute,
  others: readonly ChoosableAttribute[],
  choice: Choice,
): string[] {
  const names = others.map((other) => chosenName(other, choice[other.name])).filter(Boolean);
  return attribute.options
    .filter(({ value }) => soldOut.has(value) && value !== choice[attribute.name])
    .map(({ name: value }) =>
      names.length > 0
        ? t("product.valueSoldOutIn", { value, others: listFormat(names) })
        : t("product.valueSoldOut", { value }),
    );
}

/**
 * Returns a sentence with the values in which a sold-out choice is available: of the first attribute
 * that has any together with the rest of the choice. Empty if there is none.
 */
export function explainAvailable(
  variations: readonly (ChoosableVariation & {
    readonly stockStatus?: string | null | undefined;
  })[],
  attributes: readonly ChoosableAttribute[],
  choice: Choice,
): string {
  const available = variations.filter(({ stockStatus }) => stockStatus !== "OUT_OF_STOCK");
  const [values] = attributes
    .map(({ name, options }) =>
      options.filter(({ value }) => hasVariation(available, { ...choice, [name]: value })),
    )
    .filter(({ length }) => length > 0);
  if (!values) return "";
  return t("product.availableIn", { values: listFormat(values.map(({ name }) => name)) });
}

/** Returns a sentence for each impossible value: the choice that excludes it, and alternatives. */
export function explainImpossible(
  variations: readonly ChoosableVariation[],
  attribute: ChoosableAttribute,
  others: readonly ChoosableAttribute[],
  choice: Choice,
): string[] {
  const impossible = impossibleValues(variations, attribute, choice);
  return attribute.options
    .filter(({ value }) => impossible.has(value))
    .map(({ value, name }) => {
      const wanted = { [attribute.name]: value };
      const conflicting = others.filter((other) => choice[other.name]);
      const alone = conflicting.find(
        (other) => !hasVariation(variations, { ...wanted, [other.name]: choice[other.name] ?? "" }),
      );
      const culprits = alone ? [alone] : conflicting;
      const names = culprits.map((other) => chosenName(other, choice[other.name]));
      const instead = (alone?.options ?? [])
        .filter((option) =>
          hasVariation(variations, { ...wanted, [alone?.name ?? ""]: option.value }),
        )
        .map((option) => option.name);
      const refusal =
        names.length > 0
          ? t("product.valueNotMadeIn", { value: name, others: listFormat(names) })
          : t("product.valueNotMade", { value: name });
      return instead.length > 0
        ? `${refusal} ${t("product.comesIn", { values: listFormat(instead) })}`
        : refusal;
    });
}
