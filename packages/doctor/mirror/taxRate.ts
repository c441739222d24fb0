// Tax rate from a rounded tax.

/** Steps between the tax rates of the world's countries, in percent, the most frequent first. */
const STEPS = [1, 0.5, 0.25, 0.1, 0.05, 0.01, 0.001];
/** Decimals of a tax rate, as WooCommerce stores it. */
const DECIMALS = 4;

/**
 * Returns the tax rate in percent that gives a tax on an amount: of all rates that round to this
 * tax, the one with the largest step ("8.25" for 4.13 on 50.00).
 * @param tax the tax, rounded to the currency's decimals
 * @param net the amount without tax, rounded in the same way
 */
export function taxRateOf(tax: number, net: number, decimals: number): string {
  const error = 0.5 / 10 ** decimals;
  const least = ((tax - error) / (net + error)) * 100;
  const most = ((tax + error) / (net - error)) * 100;
  const exact = (tax / net) * 100;
  const rates = STEPS.map((step) => Math.round(exact / step) * step);
  const rate = rates.find((one) => one > least && one < most) ?? exact;
  return String(Number(rate.toFixed(DECIMALS)));
}
