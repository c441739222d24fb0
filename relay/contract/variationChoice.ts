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
