import { decimalText } from "#shop/money/decimal.ts";
import { toMicro } from "#shop/money/microUnits.ts";
import type { MicroUnits } from "#shop/money/microUnits.ts";
import { formatMicro, rawMicro } from "#shop/money/format.ts";
import { currencyOf } from "#shop/money/currencies.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";

// GraphQL fields of money amounts.

export type AmountArguments = { format?: "FORMATTED" | "RAW" | null };

/** Creates a resolver of an amount in smallest units, formatted as a price or raw. */
export function amountField<Source extends object>(pick: (source: Source) => number) {
  return microField((source: Source) => toMicro(pick(source)));
}

/** Creates a resolver of an amount in micro units: rounded if formatted, unrounded if raw. */
export function microField<Source extends object>(pick: (source: Source) => MicroUnits) {
  return (source: Source, args: AmountArguments, { shop }: CartContext): string => {
    const write = args.format === "RAW" ? rawMicro : formatMicro;
    return write(pick(source), currencyOf(shop, source));
  };
}

/** Creates a resolver of a shipping cost, whose raw form is as entered: "5.00", but "0". */
export function costField<Source extends object>(pick: (source: Source) => number) {
  const formatted = amountField(pick);
  return (source: Source, args: AmountArguments, context: CartContext): string => {
    if (args.format !== "RAW") return formatted(source, args, context);
    const cost = pick(source);
    return cost === 0 ? "0" : decimalText(cost, context.shop.settings.currency.decimals);
  };
}
