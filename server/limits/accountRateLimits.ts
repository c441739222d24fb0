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
  password: (address: string, name: string) => Promise<{ wasRight: () => void } | undefined>;
  /** Whether an address may have one more account opened or letter written. */
  letter: (address: string, name: string) => Promise<boolean>;
};

/** Counts for one process. */
export function createAccountRateLimits(): Attempts {
  const rateLimit = (most: number) => createRateLimit({ most, withinMs: WITHIN_MS });
  const [byAddress, byName] = [rateLimit(MOST_BY_ADDRESS), rateLimit(MOST_BY_NAME)];
  const [lettersFrom, lettersTo] = [rateLimit(MOST_LETTERS), rateLimit(MOST_LETTERS)];
  const spelled = (name: string) => name.trim().toLowerCase();
  return {
    password: async (address, name) => {
      const [from, to] = [networkOf(address), spelled(name)];
      if (!(await byAddress.take(from))) return undefined;
      if (!(await byName.take(to))) return undefined;
      return {
        wasRight: () => {
          byAddress.giveBack(from);
          byName.giveBack(to);
        },
      };
    },
    letter: async (address, name) =>
      (await lettersFrom.take(networkOf(address))) && lettersTo.take(spelled(name)),
  };
}
