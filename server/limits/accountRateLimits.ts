import { createRateLimit, networkOf } from "./rateLimit.ts";

const WITHIN_MS = 10 * 60_000;
/** Password attempts per IP address for any names, and per name from any address. */
const MAX_BY_ADDRESS = 30;
const MAX_BY_NAME = 10;
/** Emails and new accounts per IP address, and per name. */
const MAX_EMAILS = 10;

/** Rate limits per IP address and account name. Names count even if no such account exists. */
export type Attempts = {
  /**
   * Consumes a password attempt; undefined if none is left. The attempt counts unless `wasRight` is
   * called.
   */
  password: (address: string, name: string) => Promise<{ wasRight: () => void } | undefined>;
  /** Consumes an email or a new account; false if none is left. */
  email: (address: string, name: string) => Promise<boolean>;
};

/** Creates the account rate limits, in the memory of this process. */
export function createAccountRateLimits(): Attempts {
  const rateLimit = (most: number) => createRateLimit({ most, withinMs: WITHIN_MS });
  const [byAddress, byName] = [rateLimit(MAX_BY_ADDRESS), rateLimit(MAX_BY_NAME)];
  const [emailsFrom, emailsTo] = [rateLimit(MAX_EMAILS), rateLimit(MAX_EMAILS)];
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
    email: async (address, name) =>
      (await emailsFrom.take(networkOf(address))) && emailsTo.take(spelled(name)),
  };
}
