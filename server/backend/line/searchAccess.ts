import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EMBEDDED_SEARCH } from "#relay/contract/page/searchFacts.ts";
import type { SearchFacts } from "#relay/contract/page/searchFacts.ts";
import { isDiskFull } from "#server/store/diskSpace.ts";
import type { Config } from "#server/kernel/config.ts";
import type { PublicConfig } from "#server/kernel/publicSettings.ts";
import { currentPrefix } from "#server/kernel/language.ts";

/** Access to the embedded search: its handler and its keys. */
export type SearchAccess = SearchFacts & { adminKey: string; colorAttributes: readonly string[] };

const KEY_FILE = "search-admin-key";

/**
 * Returns the admin key stored in a data folder; creates it at first use. A key that cannot be
 * stored, on a full disk for example, is used as long as the process runs.
 */
function storedKey(dataDir: string): string {
  const file = join(dataDir, KEY_FILE);
  mkdirSync(dataDir, { recursive: true });
  const created = randomBytes(16).toString("hex");
  try {
    writeFileSync(file, created, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (isDiskFull(error)) {
      // An empty file would be read as an empty key.
      rmSync(file, { force: true });
      return created;
    }
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** Returns the public facts of the search for browsers; each further language has its own index. */
export const publicSearch = (config: PublicConfig): SearchFacts => ({
  appId: config.ALGOLIA_APP_ID ?? EMBEDDED_SEARCH,
  searchKey: config.ALGOLIA_SEARCH_KEY ?? "search",
  index: config.ALGOLIA_INDEX + currentPrefix().replace("/", "_"),
});

/** Opens the embedded search; undefined if an Algolia application is configured. */
export function searchAccess(config: Config): SearchAccess | undefined {
  if (config.ALGOLIA_APP_ID) return undefined;
  return {
    ...publicSearch(config),
    colorAttributes: config.COLOR_ATTRIBUTES,
    adminKey: config.ALGOLIA_ADMIN_KEY ?? storedKey(config.DATA_DIR),
  };
}
