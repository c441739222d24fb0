import { readConfig } from "./config.ts";
import { isTheme, THEMES } from "./themes.ts";

// Theme of the shop: the merchant's own, or the one that the setting THEME names.

const OWN = "shop/theme";

let folder: string | undefined;

/**
 * Returns the theme's folder, from the project's: `shop/theme` if it is one. A process has one
 * theme, as it has one build: settings that change meanwhile are for the next start.
 */
export const currentTheme = (): string =>
  (folder ??= isTheme(OWN) ? OWN : `${THEMES}/${readConfig().THEME}`);
