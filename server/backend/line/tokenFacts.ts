import { createHash } from "node:crypto";
import { claimsOf } from "#relay/session/session.ts";

// Account and hash of a token.

/** Hashes a token, to store it: the token itself would open its session or its account. */
export const hashOfToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/**
 * Returns the account of an access token or `Authorization` header, unverified; undefined if it
 * names none. Our server gets access tokens only from the backend.
 */
export function accountOfToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const { data } = claimsOf(authorization.replace(/^Bearer /, "")) as {
    data?: { user?: { id?: string | number } | null } | null;
  };
  return data?.user?.id === undefined ? undefined : String(data.user.id);
}
