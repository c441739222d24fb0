import sharp from "sharp";
import type { Plugin } from "vite";
import { drawIcon, iconFile } from "#server/backend/pictures/appIcons.ts";

const SIZE = 32;

/**
 * Vite plugin that turns `favicon.svg?inline` into a small PNG data URL, of the merchant's icon if
 * there is one: it saves a request beside the first picture, and browsers would render the SVG on
 * the page's main thread.
 */
export function inlineLogo(): Plugin {
  return {
    name: "vitrine:inline-logo",
    enforce: "pre",
    load: {
      filter: { id: /\/frame\/favicon\.svg\?inline$/ },
      async handler() {
        this.addWatchFile(iconFile());
        const drawn = sharp(await drawIcon({ size: SIZE })).png({ palette: true });
        const bytes = (await drawn.toBuffer()).toString("base64");
        return `export default "data:image/png;base64,${bytes}";`;
      },
    },
  };
}
