import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./tool.ts";

// Themes: folders with the look of a shop, of which the setting THEME names one.

/** Folder of the themes that the setting names. */
export const THEMES = "packages/themes";

/** Theme whose tokens are those that another does not set. */
export const DEFAULT_THEME = `${THEMES}/osier`;

/** True for a folder, from the project's, that is a theme's. */
export const isTheme = (folder: string): boolean =>
  existsSync(join(projectFolder, folder, "theme.css"));

/** Names of the themes. */
export const themes = readdirSync(join(projectFolder, THEMES))
  .filter((name) => isTheme(`${THEMES}/${name}`))
  .toSorted();
