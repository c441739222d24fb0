import type { Plugin } from "vite";

// Vite plugins that let the bundler inline the names of CSS classes.

/** Matches the import of a CSS module's class names. */
const IMPORT = /^import (\w+) from ("[^"]+\.module\.css")/gm;

/** Imports a CSS module's class names one by one, which the bundler can inline where they are used. */
export const withNamedClasses = (code: string): string =>
  code.replaceAll(IMPORT, "import * as $1 from $2");

/**
 * Vite plugins that import class names one by one instead of as an object per stylesheet: each page
 * then carries the names of its own classes, 2 kB less than the names of all. Stylesheets stay in the
 * build although no name is imported from them any more.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: "vitrine:class-names",
      apply: "build",
      enforce: "pre",
      transform: {
        filter: { id: /\.tsx?$/, code: /\.module\.css"/ },
        handler: (code) => ({ code: withNamedClasses(code), map: null }),
      },
    },
    {
      name: "vitrine:kept-stylesheets",
      apply: "build",
      enforce: "post",
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
      },
    },
  ];
}
