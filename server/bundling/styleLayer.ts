import type { Plugin } from "vite";

/** From what counts least to what counts most; what is in no layer counts more than all of them. */
const ORDER = "@layer reset, tokens, base, components;";

/**
 * Puts the style of every component into the cascade layer of that name, so that what a shop adds
 * without a layer counts more, however short its selector. Each file says the layers' order, as
 * any of them may be the first that a browser reads.
 */
export function styleLayer(): Plugin {
  return {
    name: "vitrine:style-layer",
    enforce: "pre",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code: `${ORDER}\n@layer components {\n${code}\n}`, map: null }),
    },
  };
}
