import type { ShopResponse } from "#faults/shopUnderTest.ts";

// Leak scanner of the fault bench: finds secrets of other shoppers in responses.

const SECRETS = /canary\d{10}|t_[0-9a-f]{30}|eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g;

/** Scanner of responses for secrets of shoppers: names, customers and session tokens. */
export type LeakScanner = {
  /** Registers a secret of a shopper. */
  own: (shopper: number, secret: string) => void;
  /**
   * Returns the shoppers, other than the sender of the request, whose secrets a response contains.
   * A secret that belongs to nobody yet becomes the sender's: the request started a session.
   */
  foreignIn: (response: Omit<ShopResponse, "statusCode">, shopper: number) => number[];
  /** Counts the found secrets of the senders themselves; without any, a scan proves nothing. */
  ownSecrets: () => number;
};

/**
 * Creates a scanner that knows no secrets.
 * @param customerOf returns the customer that a token names
 */
export function createLeakScanner(customerOf: (token: string) => string | undefined): LeakScanner {
  const owners = new Map<string, number>();
  let ownSecrets = 0;

  return {
    own: (shopper, secret) => void owners.set(secret, shopper),
    foreignIn: ({ headers, body }, shopper) => {
      const found = `${JSON.stringify(headers)}${body}`.match(SECRETS) ?? [];
      // A token names its customer in base64.
      const secrets = found.map((text) =>
        text.startsWith("eyJ") ? (customerOf(text) ?? "") : text,
      );
      return [...new Set(secrets)].flatMap((secret) => {
        const owner = owners.get(secret) ?? shopper;
        owners.set(secret, owner);
        if (owner !== shopper) return [owner];
        ownSecrets += 1;
        return [];
      });
    },
    ownSecrets: () => ownSecrets,
  };
}
