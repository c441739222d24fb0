/** Number of measurements of each time. */
export const ROUNDS = 15;

const NAME_WIDTH = 52;

/** Returns the median: the middle number, or the mean of the middle two. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const two = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return two.reduce((sum, number) => sum + number, 0) / two.length;
}

/**
 * Measures one or more named times in each round; prints median and extremes of each, and returns
 * all of them by name.
 */
export async function printTimes(
  name: string,
  round: () => Promise<Record<string, number>>,
): Promise<Record<string, number[]>> {
  const taken: Record<string, number[]> = {};
  for (let count = 0; count < ROUNDS; count += 1) {
    for (const [what, ms] of Object.entries(await round())) (taken[what] ??= []).push(ms);
  }
  for (const [what, all] of Object.entries(taken)) {
    const median = medianOf(all).toFixed(0).padStart(8);
    const [least, most] = [Math.min(...all), Math.max(...all)].map((ms) => ms.toFixed(0));
    console.log(`  ${`${name}: ${what}`.padEnd(NAME_WIDTH)}${median} ms   (${least}–${most})`);
  }
  return taken;
}

/** True if every measured time is within the promised one. */
export const isWithin = (times: readonly number[], promisedMs: number): boolean =>
  times.length > 0 && times.every((ms) => ms <= promisedMs);

/** Prints if a promise was met; if it was not, the benchmark exits with an error. */
export function printPromise(isMet: boolean, promise: string): void {
  console.log(`  ${isMet ? "met" : "NOT MET"}: ${promise}`);
  if (!isMet) process.exitCode = 1;
}
