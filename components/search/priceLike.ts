/** The first amount in a price as a shop writes it. */
const AMOUNT = /\d(?:[\d.,\s’']*\d)?/u;

/**
 * A number as the shop writes its prices, from one of those: with its sign, its marks and as many
 * decimals.
 * @param sample "£18.00", "1.234,50 €"
 */
export function priceLike(sample: string, amount: number): string | undefined {
  const written = AMOUNT.exec(sample)?.[0];
  if (written === undefined) return undefined;
  // Three digits after a mark are thousands.
  const [, mark = "", decimals = ""] = /([.,])(\d{1,2}|\d{4})$/.exec(written) ?? [];
  const whole = written.slice(0, written.length - mark.length - decimals.length);
  const group = /\D/.exec(whole)?.[0] ?? (mark === "," ? "." : ",");
  const [units = "", part] = amount.toFixed(decimals.length).split(".");
  const grouped = units.replace(/\B(?=(?:\d{3})+$)/g, () => group);
  return sample.replace(AMOUNT, () => (part === undefined ? grouped : grouped + mark + part));
}
