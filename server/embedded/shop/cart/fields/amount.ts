import { decimalText } from "#server/embedded/shop/money/decimal.ts";
import { toFine } from "#server/embedded/shop/money/fine.ts";
import type { Fine } from "#server/embedded/shop/money/fine.ts";
import { formatFine, rawFine } from "#server/embedded/shop/money/format.ts";
import type { CartContext } from "#server/embedded/shop/cart/shopperCart.ts";

export type AmountArguments = { format?: "FORMATTED" | "RAW" | null };

/** A resolver for an amount in smallest units, shown as the shop writes prices or raw. */
export function amountField<Source>(pick: (source: Source) => number) {
  return fineField((source: Source) => toFine(pick(source)));
}

/** The same for a fine amount: the formatted form rounds it, the raw one does not. */
export function fineField<Source>(pick: (source: Source) => Fine) {
  return (source: Source, args: AmountArguments, { shop }: CartContext): string => {
    const write = args.format === "RAW" ? rawFine : formatFine;
    return write(pick(source), shop.settings.currency);
  };
}

/** A shipping cost, whose raw form is the one the merchant entered: "5.00", but "0". */
export function costField<Source>(pick: (source: Source) => number) {
  const formatted = amountField(pick);
  return (source: Source, args: AmountArguments, context: CartContext): string => {
    if (args.format !== "RAW") return formatted(source, args, context);
    const cost = pick(source);
    return cost === 0 ? "0" : decimalText(cost, context.shop.settings.currency.decimals);
  };
}
