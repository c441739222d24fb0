import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/kernel/config.ts";
import { PAGE_FORMAT } from "./cachedPage.ts";
import { factsInEachLanguage } from "./shopFacts.ts";
import type { RouteMatcher, Routes } from "./routes.ts";

// Paths and metadata of the current production build.

/** Production build in `dist/`. */
export type Build = {
  /** Content hash: equal sources give equal ids. */
  id: string;
  /** Epoch milliseconds. */
  timestamp: number;
};

/** Folder of the production build. */
export const DIST = "dist";

const fileIn = (dist: string) => join(dist, "build.json");

/** File with the build's id and timestamp. */
export const BUILD_FILE = fileIn(DIST);

/** Folder of the build's scripts with places for the words of a language. */
export const PLACES = join(DIST, "words");

/** Boot script, inlined into every page of the build, with places for its words. */
export const BOOT_FILE = join(PLACES, "boot.js");

/** Theme script, inlined into every page's head. */
export const THEME_FILE = join(PLACES, "theme.js");

/** The build's stylesheet split by rules, from which each cached page inlines its own. */
export const STYLE_FILE = join(DIST, "style.json");

/** Reads the id and timestamp of a folder's build; rejects if there is none. */
export async function readBuild(dist = DIST): Promise<Build> {
  return JSON.parse(await readFile(fileIn(dist), "utf8")) as Build;
}

/**
 * Returns the page cache folder for one format, one build, one backend and one set of page facts,
 * so that cached pages of any other combination are never served.
 */
export function pagesFolder(config: Config, buildId: string): string {
  const facts = JSON.stringify([
    PAGE_FORMAT,
    config.GRAPHQL_ENDPOINT,
    config.IMAGE_ORIGINS,
    factsInEachLanguage(config, buildId),
  ]);
  const source = createHash("sha256").update(facts).digest("hex").slice(0, 8);
  return join(config.DATA_DIR, "pages", `${buildId}-${source}`);
}

/** Build manifest: the route information that browsers may read. */
export type BuildMeta = Build & {
  matcher: RouteMatcher;
  prerendered: string[];
};

/** Returns the manifest of a build with these routes; its size does not depend on the catalogue. */
export const buildMeta = (
  { id, timestamp }: Build,
  { matcher, prerenderedPatterns }: Pick<Routes, "matcher" | "prerenderedPatterns">,
): BuildMeta => ({ id, timestamp, matcher, prerendered: prerenderedPatterns });
