import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { pageFacts } from "#server/pages/shopFacts.ts";

/** The production build in `dist/`. */
export type Build = {
  /** A hash of what was built: equal sources make equal ids. */
  id: string;
  /** Epoch milliseconds. */
  timestamp: number;
};

/** The folder of the build. */
export const DIST = "dist";

const fileIn = (dist: string) => join(dist, "build.json");

/** Where the build says what it is. */
export const BUILD_FILE = fileIn(DIST);

/** The script that stands in every page of the build. */
export const BOOT_FILE = join(DIST, "boot.js");

/** The build's style by rules, of which every kept page holds its own. */
export const STYLE_FILE = join(DIST, "style.json");

/** Reads what the build in a folder is; rejects where there is none. */
export async function readBuild(dist = DIST): Promise<Build> {
  return JSON.parse(await readFile(fileIn(dist), "utf8")) as Build;
}

/**
 * The folder of the pages of one build, one backend and one set of facts on them: pages of another
 * are never served.
 */
export function pagesFolder(config: Config, buildId: string): string {
  const facts = JSON.stringify([
    config.GRAPHQL_ENDPOINT,
    config.IMAGE_ORIGINS,
    pageFacts(config, buildId),
  ]);
  const source = createHash("sha256").update(facts).digest("hex").slice(0, 8);
  return join(config.DATA_DIR, "pages", `${buildId}-${source}`);
}
