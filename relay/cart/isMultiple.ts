const digitsIn = (text: string) => Number(text.replace(/\D/g, ""));

/**
 * True if a line's amount is a unit price times its quantity, except for rounding. Both are as the
 * shop formats them, so their digits count the same minor units.
 */
export const isMultiple = (amount: string, unitPrice: string, quantity: number): boolean =>
  Math.abs(digitsIn(unitPrice) * quantity - digitsIn(amount)) <= quantity;
