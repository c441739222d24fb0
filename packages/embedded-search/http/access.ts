import { timingSafeEqual } from "node:crypto";
import { SearchError } from "#search/searchError.ts";

// Access control of the embedded search, by application ID and API key.

/** Application ID, search-only API key and admin API key. */
export type Keys = { appId: string; searchKey: string; adminKey: string };

/** Access level of a request. */
export type Access = "search" | "admin";

function isSame(given: string, known: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(known)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Returns the access level of a request by its API key. Browsers send the key in the URL, to avoid
 * a preflight request; other clients send it in headers.
 * @throws SearchError 403 for a wrong application ID or API key
 */
export function accessOf(request: Request, address: URL, keys: Keys): Access {
  const given = (name: string) => request.headers.get(name) ?? address.searchParams.get(name) ?? "";
  const key = given("x-algolia-api-key");
  if (given("x-algolia-application-id").toLowerCase() === keys.appId.toLowerCase()) {
    if (isSame(key, keys.adminKey)) return "admin";
    if (isSame(key, keys.searchKey)) return "search";
  }
  throw new SearchError(403, "Invalid Application-ID or API key");
}

/**
 * Requires admin access.
 * @throws SearchError 403 for the search-only key
 */
export function requireAdmin(access: Access): void {
  if (access !== "admin") throw new SearchError(403, "Method not allowed with this API key");
}
