/** A variation as far as choosing goes: its number and what it is made of. */
export type ChoosableVariation = {
  databaseId: number;
  attributes: readonly { name: string; value: string }[];
};

/** Attribute name (`pa_glaze`, or a local attribute's name in lower case) → chosen value. */
export type Choice = Readonly<Record<string, string>>;

/**
 * The variation that a choice means, or undefined while the choice is incomplete or impossible.
 * A variation's empty value is WooCommerce's "any": it fits every choice, but a choice must be made.
 * The first fit in menu order wins, as WooCommerce's own data store decides it.
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
