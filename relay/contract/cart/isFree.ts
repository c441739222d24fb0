/**
 * True if an amount of the backend is zero: a raw number, or plain text without entities. An order of
 * zero has nothing to pay; one whose amount is not known may have.
 */
export const isFree = (amount: string | null | undefined): boolean =>
  /\d/.test(amount ?? "") && !/[1-9]/.test(amount ?? "");
