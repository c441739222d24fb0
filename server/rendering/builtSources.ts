import { globSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { currentTheme } from "#server/kernel/currentTheme.ts";
import { DEFAULT_THEME } from "#server/kernel/themes.ts";
import { BUILD_FILE, DIST } from "./currentBuild.ts";

// Record of the sources that a build is made from, by which an outdated build is detected.

const SOURCES = [
  "pages/**/*",
  "components/**/*",
  "relay/**/*",
  "words/**/*.ts",
  "words/en.json",
  "shop/**/*",
  // Tokens that another theme does not set.
  `${DEFAULT_THEME}/theme.css`,
  "package-lock.json",
  "relay.config.json",
  "vite.config.ts",
];

/** The server alone reads the texts and words of shop and theme, and the shop's menu and front page. */
const NOT_BUILT = [
  "shop/{texts,menu,home}.ts",
  "shop/{texts,menu,home}.*.ts",
  "{shop,shop/theme,packages/themes/*}/words.*.json",
];

/** File with the names of the build's sources, by which a removed source is detected. */
const NAMES_FILE = join(DIST, "sources.txt");

/**
 * Returns the names of the source files, and the time of their last change in epoch milliseconds.
 * Folders do not count: tools that load Vike's configuration write into `pages/` and tidy up.
 */
async function readSources(
  theme: string,
  folder: string,
): Promise<{ names: string; changedAt: number }> {
  const sources = [...SOURCES, `${theme}/**/*`];
  const paths = globSync(sources, { cwd: folder, exclude: NOT_BUILT }).toSorted();
  const stats = await Promise.all(paths.map((path) => stat(join(folder, path))));
  const isFile = (_: unknown, index: number) => stats[index]?.isFile() === true;
  return {
    names: paths.filter(isFile).join("\n"),
    changedAt: Math.max(0, ...stats.filter(isFile).map(({ mtimeMs }) => mtimeMs)),
  };
}

/**
 * Stores the names of the sources that a build is made from.
 * @param theme folder of the theme
 */
export async function storeSources(theme = currentTheme(), folder = "."): Promise<void> {
  await writeFile(join(folder, NAMES_FILE), (await readSources(theme, folder)).names);
}

/**
 * True if `dist/` has a build of the present sources.
 * @param theme folder of the theme
 */
export async function isBuildCurrent(theme = currentTheme(), folder = "."): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(join(folder, BUILD_FILE));
    const built = await readFile(join(folder, NAMES_FILE), "utf8");
    const { names, changedAt } = await readSources(theme, folder);
    return mtimeMs > changedAt && built === names;
  } catch {
    return false;
  }
}
