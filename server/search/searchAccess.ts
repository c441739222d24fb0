import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EMBEDDED_SEARCH } from "#relay/contract/searchFacts.ts";
import type { SearchFacts } from "#relay/contract/searchFacts.ts";
import type { Config, PublicConfig } from "#server/config.ts";

/** Access to the embedded search: its handler and its keys. */
export type SearchAccess = SearchFacts & { adminKey: string };

const KEY_FILE = "search-admin-key";

/** Returns the admin key stored in a data folder; creates it at first use. */
function storedKey(dataDir: string): string {
  const file = join(dataDir, KEY_FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(16).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** Returns the public facts of the search for browsers. */
export const publicSearch = (config: PublicConfig): SearchFacts => ({
  appId: config.ALGOLIA_APP_ID ?? EMBEDDED_SEARCH,
  searchKey: config.ALGOLIA_SEARCH_KEY ?? "search",
  index: config.ALGOLIA_INDEX,
});

/** Opens the embedded search; undefined if an Algolia application is configured. */
export function searchAccess(config: Config): SearchAccess | undefined {
  if (config.ALGOLIA_APP_ID) return undefined;
  return {
    ...publicSearch(config),
    adminKey: config.ALGOLIA_ADMIN_KEY ?? storedKey(config.DATA_DIR),
  };
}
