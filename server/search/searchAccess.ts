import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EMBEDDED_SEARCH } from "#relay/contract/searchFacts.ts";
import type { SearchFacts } from "#relay/contract/searchFacts.ts";
import type { Config, PublicConfig } from "#server/config.ts";

/** The embedded search: how it is asked, and how it is written to. */
export type SearchAccess = SearchFacts & { adminKey: string };

const KEY_FILE = "search-admin-key";

/** The key for writing that a data folder keeps, made when it is first asked for. */
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

/** How the search is asked, wherever it is: all that anybody may know of it. */
export const publicSearch = (config: PublicConfig): SearchFacts => ({
  appId: config.ALGOLIA_APP_ID ?? EMBEDDED_SEARCH,
  searchKey: config.ALGOLIA_SEARCH_KEY ?? "search",
  index: config.ALGOLIA_INDEX,
});

/** Access to the embedded search; undefined where an application at Algolia searches. */
export function searchAccess(config: Config): SearchAccess | undefined {
  if (config.ALGOLIA_APP_ID) return undefined;
  return {
    ...publicSearch(config),
    adminKey: config.ALGOLIA_ADMIN_KEY ?? storedKey(config.DATA_DIR),
  };
}
