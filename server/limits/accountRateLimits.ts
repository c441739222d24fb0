import { createRateLimit, networkOf } from "./rateLimit.ts";

const WITHIN_MS = 10 * 60_000;
/** What an address may try for any names, and anybody for one name. */
const MOST_BY_ADDRESS = 30;
const MOST_BY_NAME = 10;
/** Letters, and accounts opened, that an address may ask for. */
const MOST_LETTERS = 10;

/** Bounds what is tried at accounts. Names count whether there are such accounts or not. */
export type Attempts = {
  /**
   * Whether a password may be tried, by whoever and for whichever account; undefined where not.
   * The attempt counts unless it is said to have been right.
   */
  password: (address: string, name: string) => { wasRight: () => void } | undefined;
  /** Whether an address may have one more account opened or letter written. */
  letter: (address: string, name: string) => boolean;
};

/** Counts for one process. */
export function createAccountRateLimits(now: () => number = Date.now): Attempts {
  const allowance = (most: number) => createRateLimit({ most, withinMs: WITHIN_MS }, now);
  const [byAddress, byName] = [allowance(MOST_BY_ADDRESS), allowance(MOST_BY_NAME)];
  const [lettersFrom, lettersTo] = [allowance(MOST_LETTERS), allowance(MOST_LETTERS)];
  const spelled = (name: string) => name.trim().toLowerCase();
  return {
    password: (address, name) => {
      const [from, to] = [networkOf(address), spelled(name)];
      if (!byAddress.take(from)) return undefined;
      if (!byName.take(to)) return undefined;
      return {
        wasRight: () => {
          byAddress.giveBack(from);
          byName.giveBack(to);
        },
      };
    },
    letter: (address, name) =>
      lettersFrom.take(networkOf(address)) && lettersTo.take(spelled(name)),
  };
}
