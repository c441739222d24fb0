/** Replaces the token's signature, so that verification fails. */
const MARK = "kept-by-the-server";

/**
 * Redacts an account's session token for the browser. The claims (customer, expiry) remain; the
 * signature is removed. The full token opens the customer's cart without any other proof, so it
 * stays in an HttpOnly cookie.
 */
export const redactToken = (token: string): string =>
  [...token.split(".").slice(0, 2), MARK].join(".");

/** True for a redacted token. */
export const isRedacted = (token: string): boolean => token.endsWith(`.${MARK}`);
