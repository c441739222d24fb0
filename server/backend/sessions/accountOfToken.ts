import { claimsOf } from "#relay/session/session.ts";

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
