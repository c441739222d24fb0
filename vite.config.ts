import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { classNames } from "./server/bundling/classNames.ts";
import { darkModeRules } from "./server/bundling/darkModeRules.ts";
import { fontSubsets } from "./server/bundling/fontSubsets.ts";
import { graphqlTags } from "./server/bundling/graphqlTags.ts";
import { inlineLogo } from "./server/bundling/inlineLogo.ts";
import { relay } from "./server/bundling/relay.ts";
import { scopedName } from "./server/bundling/scopedName.ts";
import { styleLayer } from "./server/bundling/styleLayer.ts";
import { theme } from "./server/bundling/theme.ts";
import { words, wordsInDevelopment } from "./server/bundling/words.ts";
import { vike as vikePatch } from "./server/bundling/vike.ts";

// Vite configuration: plugins, chunks, and names of CSS classes.

/** Matches the files of some packages, to give them a chunk of their own. */
const inPackages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join("|")})/`);

/** Minimum number of pages that share a module for it to join the chunk that every page loads. */
const FRAME_PAGES = 5;

export default defineConfig(({ command }) => ({
  plugins: [
    vike(),
    react(),
    relay(),
    classNames(),
    theme(),
    styleLayer(),
    darkModeRules(),
    fontSubsets(),
    inlineLogo(),
    words(),
    wordsInDevelopment(),
    vikePatch(),
    graphqlTags(/\/(components|pages|shop|relay\/cart)\/.*\.tsx?$/, "./__generated__"),
  ],
  publicDir: false,
  css: { modules: { generateScopedName: scopedName } },
  // React and Relay select their production code by NODE_ENV when bundled for the server.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  ssr: command === "build" ? { noExternal: true } : {},
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 700,
    // A small font stays a file, which pages preload and the content security policy allows.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    // One stylesheet for the whole shop is smaller than the dozen small ones of a single page.
    cssCodeSplit: false,
    modulePreload: {
      // Preload only an entry's imports. Lazy chunks import only modules that are already loaded,
      // and listing those again would add bytes to every page.
      resolveDependencies: (file, others) => (file.includes("/entries/") ? others : []),
    },
    rolldownOptions: {
      // For the names of CSS classes (`classNames`).
      optimization: { inlineConst: { mode: "all", pass: 1 } },
      output: {
        codeSplitting: {
          // By package, by kind of file, and by the number of pages that share a module: none is a
          // pattern over the names of our own files, which a renamed file would silently leave.
          groups: [
            {
              name: "framework",
              test: inPackages(
                "react",
                "react-dom",
                "scheduler",
                "react-relay",
                "relay-runtime",
                "vike",
                "vike-react",
              ),
            },
            // Otherwise Vike emits a chunk per style.
            { name: "styles", test: /\.css$/ },
            { name: "frame", minShareCount: FRAME_PAGES },
          ],
        },
      },
    },
  },
}));
