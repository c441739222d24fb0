import sharp from "sharp";
import type { Plugin } from "vite";
import { drawIcon } from "#server/pictures/appIcons.ts";

const SIZE = 32;

/**
 * Makes `favicon.svg?inline` a small PNG in a `data:` address: in a page's head it is a request less
 * beside the first picture, and browsers would lay out the drawing itself on the page's own thread.
 */
export function inlineLogo(): Plugin {
  return {
    name: "vitrine:inline-sign",
    enforce: "pre",
    load: {
      filter: { id: /\/layout\/favicon\.svg\?inline$/ },
      async handler(id) {
        this.addWatchFile(id.replace("?inline", ""));
        const drawn = sharp(await drawIcon({ size: SIZE })).png({ palette: true });
        const bytes = (await drawn.toBuffer()).toString("base64");
        return `export default "data:image/png;base64,${bytes}";`;
      },
    },
  };
}
