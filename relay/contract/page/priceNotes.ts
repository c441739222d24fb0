import { plainText } from "#relay/contract/text/plainText.ts";

type Entry = { readonly key: string; readonly value: string | null | undefined };

/** Metadata of a product with its price per unit, as a text. */
const UNIT_PRICE = "vitrine_unit_price";

/**
 * Returns the backend's texts to show below a price: the price per unit, and while it is reduced the
 * lowest price before.
 */
export const priceNotes = (
  metaData: readonly (Entry | null | undefined)[] | null | undefined,
  onSale: boolean | null | undefined,
): string[] =>
  (metaData ?? []).flatMap((entry) =>
    entry?.value && (onSale || entry.key === UNIT_PRICE) ? [plainText(entry.value)] : [],
  );
