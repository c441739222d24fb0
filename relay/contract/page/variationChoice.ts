// Variation selection: matches chosen attribute values with a product's variations.

/** A variation as needed for selection: its id and attribute values. */
export type ChoosableVariation = {
  databaseId: number;
  attributes: readonly { name: string; value: string }[];
};

/** Attribute name (`pa_glaze`, or a local attribute's name in lower case) → chosen value. */
export type Choice = Readonly<Record<string, string>>;

/**
 * Returns the variation that matches a choice, or undefined while it is incomplete or impossible. A
 * variation's empty value is WooCommerce's "any": it matches every value, but one must be chosen.
 * The first match in menu order wins, as in WooCommerce's own data store.
 */
export function matchVariation<V extends ChoosableVariation>(
  variations: readonly V[],
  choice: Choice,
): V | undefined {
  return variations.find((variation) =>
    variation.attributes.every(({ name, value }) => {
      const chosen = choice[name];
      return Boolean(chosen) && (value === "" || value === chosen);
    }),
  );
}

/** Choices that are tried for a variation with "any" values. */
const MOST_TRIED = 100;

/**
 * Returns a complete choice that selects a variation, with the first value that does for each "any";
 * undefined if there is none, because an earlier variation matches every such choice.
 * @param attributes the product's attributes to choose, with their possible values
 */
export function selectingChoice<V extends ChoosableVariation>(
  variations: readonly V[],
  variation: V,
  attributes: readonly { name: string; values: readonly string[] }[],
): Choice | undefined {
  let choices: Choice[] = [{}];
  for (const { name, values } of attributes) {
    const own = variation.attributes.find((attribute) => attribute.name === name)?.value;
    choices = choices
      .flatMap((choice) => (own ? [own] : values).map((value) => ({ ...choice, [name]: value })))
      .slice(0, MOST_TRIED);
  }
  return choices.find((choice) => matchVariation(variations, choice) === variation);
}

type BackendNodes<Node> = { readonly nodes: readonly Node[] } | null | undefined;
type Text = string | null | undefined;

/** A product's attributes and variations as the backend gives them. */
type VariableProduct<V> = {
  readonly attributes?: BackendNodes<{
    readonly name: Text;
    readonly variation: boolean | null | undefined;
    readonly options?: readonly Text[] | null | undefined;
  }>;
  readonly variations?: BackendNodes<V>;
};

/**
 * Pairs a product's variations with the choices that select them; without those that no choice
 * selects.
 */
export function selectableVariations<
  V extends {
    readonly databaseId: number;
    readonly attributes?: BackendNodes<{ readonly name: Text; readonly value: Text }>;
  },
>(product: VariableProduct<V>): { variation: V; choice: Choice; names: string[] }[] {
  const attributes = (product.attributes?.nodes ?? [])
    .filter(({ variation }) => variation)
    .map(({ name, options }) => ({
      name: name ?? "",
      values: (options ?? []).flatMap((value) => value ?? []),
    }));
  const names = attributes.map(({ name }) => name);
  const known = (product.variations?.nodes ?? []).map((variation) => ({
    databaseId: variation.databaseId,
    attributes: (variation.attributes?.nodes ?? []).map(({ name, value }) => ({
      name: name ?? "",
      value: value ?? "",
    })),
    variation,
  }));
  return known.flatMap((each) => {
    const choice = selectingChoice(known, each, attributes);
    return choice ? [{ variation: each.variation, choice, names }] : [];
  });
}
