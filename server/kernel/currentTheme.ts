import { readConfig } from "./config.ts";
import { isTheme, THEMES } from "./themes.ts";

// Theme of the shop: the merchant's own, or the one that the setting THEME names.

const OWN = "shop/theme";

/** Returns the theme's folder, from the project's: `shop/theme` if it is one. */
export const currentTheme = (): string => (isTheme(OWN) ? OWN : `${THEMES}/${readConfig().THEME}`);
