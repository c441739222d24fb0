import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { currentTheme } from "#server/kernel/currentTheme.ts";
import { DEFAULT_THEME } from "#server/kernel/themes.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { ORDER } from "./styleLayer.ts";

// Files of the shop's theme, as a Vite plugin.

const PREFIX = "#theme/";

/** Files of the merchant's folder: the first replaces that of the theme. */
const OWN: Readonly<Record<string, string>> = {
  "fonts.css": "shop/fonts.css",
  "shop.css": "shop/styles.css",
};

/** Tokens that a theme does not set are Osier's; the minifier drops those that it does. */
const DEFAULTS = join(projectFolder, DEFAULT_THEME, "theme.css");

/** Modules in place of files that may be absent. */
const ABSENT: Readonly<Record<string, string>> = {
  "fonts.css": "",
  "shop.css": "",
  "theme.json": 'export const hero = "window", sku = false, stock = false, add = false;',
  "wordmark.json": 'export const [name, em, width, path] = ["", 1, 1, ""];',
};

/** Returns the absolute path of a file of the shop's theme, or of the merchant's in its place. */
export function themeFile(name: string): string {
  if (name === "defaults.css") return DEFAULTS;
  const own = join(projectFolder, OWN[name] ?? "");
  return name in OWN && existsSync(own) ? own : join(projectFolder, currentTheme(), name);
}

/**
 * Creates the plugin: `#theme/wordmark.json` is a file of the theme that the setting THEME names,
 * and so is `fonts.css`, which `shop/fonts.css` replaces. Its `theme.css` is part of the tokens'
 * stylesheet; its own rules are in the layer `theme`, which overrides components. `#theme/shop.css`
 * is `shop/styles.css`, which is imported last and overrides all: an import by a glob comes first.
 */
export function theme(): Plugin {
  return {
    name: "vitrine:theme",
    enforce: "pre",
    resolveId: {
      filter: { id: /^#theme\/\w+\.\w+(?:\?raw)?$/ },
      handler(id) {
        const [name = "", query] = id.slice(PREFIX.length).split("?");
        const file = themeFile(name);
        if (!existsSync(file) && name in ABSENT) return `\0theme:${name}`;
        return query ? `${file}?${query}` : file;
      },
    },
    load: {
      filter: { id: /^\0theme:/ },
      handler: (id) => ({ code: ABSENT[id.slice("\0theme:".length)] ?? "", moduleType: "js" }),
    },
    transform: {
      filter: { id: /\/frame\/tokens\.css$/ },
      async handler(code) {
        const files = new Set([DEFAULTS, themeFile("theme.css")]);
        for (const file of files) this.addWatchFile(file);
        const styles = await Promise.all([...files].map((file) => readFile(file, "utf8")));
        return { code: [ORDER, code, ...styles].join("\n"), map: null };
      },
    },
  };
}
