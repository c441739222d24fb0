import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { fontSubsets } from "./server/bundling/fontSubsets.ts";
import { inlineLogo } from "./server/bundling/inlineLogo.ts";
import { relay } from "./server/bundling/relay.ts";
import { styleLayer } from "./server/bundling/styleLayer.ts";
import { vike as vikePatch } from "./server/bundling/vike.ts";

/**
 * Has Chromium compile a script's functions while it is being loaded, beside the page, and not each
 * when it is first called: at a quarter of this processor's speed a first view is awake a sixth
 * sooner, and the first click to a product is answered a quarter sooner (explicit compile hints).
 */
const COMPILE_EARLY = "//# allFunctionsCalledOnLoad";

/** Matches the files of some packages, for a chunk of their own. */
const inPackages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join("|")})/`);

/** A module that this many pages need is in the chunk that every page loads. */
const FRAME_PAGES = 5;

export default defineConfig(({ command }) => ({
  plugins: [
    vike(),
    react(),
    relay(),
    styleLayer(),
    fontSubsets(),
    inlineLogo(),
    vikePatch(),
    // Turns `graphql` tags into imports of what the relay compiler made of them.
    babel({
      include: /\/(components|pages)\/.*\.tsx?$/,
      plugins: [["relay", { eagerEsModules: true, artifactDirectory: "./__generated__" }]],
    }),
  ],
  publicDir: false,
  // React and Relay choose their production code by this name when they are bundled for the server.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  ssr: command === "build" ? { noExternal: true } : {},
  environments: {
    client: { build: { rolldownOptions: { output: { postBanner: COMPILE_EARLY } } } },
  },
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 700,
    // One style for the whole shop is smaller than what a page's dozen small ones come to.
    cssCodeSplit: false,
    modulePreload: {
      // What a page needs besides its entry is asked for with it. What it loads later imports only
      // what is there already, and naming that again would cost every page.
      resolveDependencies: (file, others) => (file.includes("/entries/") ? others : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
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
            // Vike makes a chunk of each style otherwise; its script is a list of class names.
            { name: "styles", test: /\.css$/ },
            { name: "frame", minShareCount: FRAME_PAGES },
          ],
        },
      },
    },
  },
}));
