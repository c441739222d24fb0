import { networkOf } from "./clientNetwork.ts";
import { createNetworkLimit, createRateLimit } from "./rateLimit.ts";
import type { OpenRateLimit } from "./rateLimit.ts";

// Account rate limits: password guesses, order lookups and emails, per network and name.

/** Period of these rate limits. */
export const ACCOUNT_LIMIT_SECONDS = 10 * 60;
/** Password attempts of a network: for one name, and for any names. */
const PASSWORDS_PER_NAME = 10;
const PASSWORDS = { perNetwork: 30, perSlash48: 100 };
/** Emails and new accounts that one network may request. */
const EMAILS = { perNetwork: 10, perSlash48: 100 };
/** Emails to one name, requested by all networks together. */
const EMAILS_PER_NAME = 10;

/**
 * Attempts within their rate limits. These refuse the network that sends too many, and never the
 * account's owner at another network. Names count even if no such account exists.
 */
export type Attempts = {
  /**
   * Counts a password attempt, unless `refund` is called. Undefined if the network has no
   * attempts left, for this name or for all names.
   */
  password: (address: string, name: string) => Promise<{ refund: () => void } | undefined>;
  /** Counts an attempt to find an order by its number and key, in the same way. */
  orderKey: (address: string, number: string) => Promise<{ refund: () => void } | undefined>;
  /**
   * Counts an email or a new account: `refused` if the network has reached its limit, `capped` if
   * the name has received so many that another email would only be a nuisance.
   */
  email: (address: string, name: string) => Promise<"allowed" | "capped" | "refused">;
};

/** Creates the account rate limits. */
export function createAccountRateLimits({
  open = createRateLimit,
}: { open?: OpenRateLimit } = {}): Attempts {
  const seconds = ACCOUNT_LIMIT_SECONDS;
  const limit = (name: string, points: number) => open({ name, points, seconds });
  const emails = {
    network: createNetworkLimit(open, { name: "email", seconds, ...EMAILS }),
    name: limit("email-name", EMAILS_PER_NAME),
  };
  const spelled = (name: string) => name.trim().toLowerCase();

  /** Creates the limits of one kind of secret that can be guessed. */
  function guesses(kind: string): Attempts["password"] {
    const perName = limit(`${kind}-name`, PASSWORDS_PER_NAME);
    const perNetwork = createNetworkLimit(open, { name: kind, seconds, ...PASSWORDS });
    return async (address, name) => {
      const counted = [
        [perNetwork, address],
        [perName, `${networkOf(address)} ${spelled(name)}`],
      ] as const;
      for (const [rateLimit, key] of counted) {
        if (!(await rateLimit.take(key)).isAllowed) return undefined;
      }
      return {
        refund: () => {
          for (const [rateLimit, key] of counted) void rateLimit.giveBack(key);
        },
      };
    };
  }

  return {
    password: guesses("password"),
    orderKey: guesses("order"),
    email: async (address, name) => {
      if (!(await emails.network.take(address)).isAllowed) return "refused";
      return (await emails.name.take(spelled(name))).isAllowed ? "allowed" : "capped";
    },
  };
}
