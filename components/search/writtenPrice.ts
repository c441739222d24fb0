/** An amount inside of a price's words. */
const AMOUNT = /\d[\d.,\s'’]*\d|\d/;

const GROUPS = /\B(?=(?:\d{3})+$)/g;

/**
 * An amount written as the shop writes its prices, from one of them: its sign, its marks and as many
 * places behind them. Nothing is calculated.
 */
export function writtenPrice(written: string | undefined, amount: number): string {
  const [sample = "0.00"] = AMOUNT.exec(written ?? "") ?? [];
  const [, mark = "", places = ""] = /([.,])(\d{1,2})$/.exec(sample) ?? [];
  const group = /\d([^\d])\d{3}(?:\D|$)/.exec(sample)?.[1] ?? (mark === "," ? "." : ",");
  const [whole = "", part = ""] = amount.toFixed(places.length).split(".");
  const number = `${whole.replace(GROUPS, group)}${part && mark + part}`;
  return written ? written.replace(AMOUNT, number) : number;
}

/** The price of a thing that is had at one or at several, as the shop says such a range. */
export const writtenRange = (written: string | undefined, lowest: number, highest: number) =>
  highest > lowest
    ? `${writtenPrice(written, lowest)} - ${writtenPrice(written, highest)}`
    : writtenPrice(written, lowest);
