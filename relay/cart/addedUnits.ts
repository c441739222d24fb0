/** Units of a product that were added to the cart. */
export type AddedUnits = {
  /** The product's `databaseId`. */
  productId: number;
  /** The variation's `databaseId`, if one was chosen. */
  variationId?: number | undefined;
  quantity: number;
};
