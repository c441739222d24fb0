import { globSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_FILE, DIST } from "./currentBuild.ts";

// Record of the sources that a build is made from, by which an outdated build is detected.

const SOURCES = [
  "pages/**/*",
  "components/**/*",
  "relay/**/*",
  "words/**/*.ts",
  "words/en.json",
  "shop/**/*",
  "package-lock.json",
  "relay.config.json",
  "vite.config.ts",
];

/** The server alone reads the shop's texts, menu, front page and words. */
const NOT_BUILT = ["shop/{texts,menu,home}.ts", "shop/{texts,menu,home}.*.ts", "shop/words.*.json"];

/** File with the names of the build's sources, by which a removed source is detected. */
const NAMES_FILE = join(DIST, "sources.txt");

/**
 * Returns the names of the source files, and the time of their last change in epoch milliseconds.
 * Folders do not count: tools that load Vike's configuration write into `pages/` and tidy up.
 */
async function readSources(folder: string): Promise<{ names: string; changedAt: number }> {
  const paths = globSync(SOURCES, { cwd: folder, exclude: NOT_BUILT }).toSorted();
  const stats = await Promise.all(paths.map((path) => stat(join(folder, path))));
  const isFile = (_: unknown, index: number) => stats[index]?.isFile() === true;
  return {
    names: paths.filter(isFile).join("\n"),
    changedAt: Math.max(0, ...stats.filter(isFile).map(({ mtimeMs }) => mtimeMs)),
  };
}

/** Stores the names of the sources that a build is made from. */
export async function storeSources(folder = "."): Promise<void> {
  await writeFile(join(folder, NAMES_FILE), (await readSources(folder)).names);
}

/** True if `dist/` has a build of the present sources. */
export async function isBuildCurrent(folder = "."): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(join(folder, BUILD_FILE));
    const built = await readFile(join(folder, NAMES_FILE), "utf8");
    const { names, changedAt } = await readSources(folder);
    return mtimeMs > changedAt && built === names;
  } catch {
    return false;
  }
}
