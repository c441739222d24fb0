// Largest quantity of a product or variation that can be ordered.

/** Stock of a product or variation, as far as the backend returns it. */
export type Stock = {
  readonly stockStatus?: string | null | undefined;
  readonly stockQuantity?: number | null | undefined;
  readonly backordersAllowed?: boolean | null | undefined;
};

/** Returns the largest quantity that the stock allows; undefined if it sets no limit. */
export const maxQuantity = ({ stockStatus, stockQuantity, backordersAllowed }: Stock) =>
  stockStatus === "IN_STOCK" && !backordersAllowed ? stockQuantity || undefined : undefined;
