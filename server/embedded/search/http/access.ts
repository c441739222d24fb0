import { timingSafeEqual } from "node:crypto";
import { SearchError } from "#server/embedded/search/searchError.ts";

/** Who may ask: the application's id, the key for searching and the key for everything. */
export type Keys = { appId: string; searchKey: string; adminKey: string };

/** What a sender may do. */
export type Access = "search" | "admin";

function isSame(given: string, known: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(known)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * What a request may do, by its keys: browsers put them into the address, to need no preflight;
 * others into headers.
 * @throws SearchError 403 where it may do nothing
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

/** @throws SearchError 403 where a key for searching is used for more */
export function requireAdmin(access: Access): void {
  if (access !== "admin") throw new SearchError(403, "Method not allowed with this API key");
}
