import type { Plugin } from "vite";

// Cascade layers for component styles, as a Vite plugin.

/** Cascade layers, lowest priority first; unlayered rules override all of them. */
export const ORDER = "@layer reset, tokens, base, components, theme;";

/**
 * Creates the plugin. It puts every component's style into the layer `components`, so that a shop's
 * unlayered rules override it, however short their selectors. Each file declares the layer order,
 * as any of them may be the first that a browser parses.
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
