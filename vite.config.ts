import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { fontSubsets } from "./server/commands/fontSubsets.ts";
import { hydrateInSteps } from "./server/commands/hydrateInSteps.ts";
import { reactSentinels } from "./server/commands/reactSentinels.ts";
import { relayModules } from "./server/commands/relayModules.ts";
import { styleLayer } from "./server/commands/styleLayer.ts";
import { vikeLeftOut } from "./server/commands/vikeLeftOut.ts";
import { vikeLinkPrefetch } from "./server/commands/vikeLinkPrefetch.ts";
import { vikeMessages } from "./server/commands/vikeMessages.ts";

/**
 * Has Chromium compile a script's functions while it is being loaded, beside the page, and not each
 * when it is first called: at a quarter of this processor's speed a first view is awake a sixth
 * sooner, and the first click to a product is answered a quarter sooner (explicit compile hints).
 */
const COMPILE_EARLY = "//# allFunctionsCalledOnLoad";

export default defineConfig(({ command }) => ({
  plugins: [
    vike(),
    react(),
    hydrateInSteps(),
    reactSentinels(),
    relayModules(),
    styleLayer(),
    fontSubsets(),
    vikeLeftOut(),
    vikeMessages(),
    vikeLinkPrefetch(),
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
  // Short class names: they stand in every page, in the style and in the script.
  css: command === "build" ? { modules: { generateScopedName: "_[hash:base64:5]" } } : {},
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
          includeDependenciesRecursively: false,
          groups: [
            // Numbers of all countries' telephones come with the first that is typed.
            { name: "phones", test: /node_modules\/libphonenumber-js\/|relay\/phoneNumbers/ },
            // What checks forms is of use on the pages that have some.
            {
              name: "forms",
              test: /node_modules\/(@tanstack|zod|use-sync-external-store)\/|\/components\/(form|checkout)\/|\/relay\/(address|checkoutF|seenO|isTerms)|__generated__\/useCountryS/,
            },
            // The account's pages share what no other page needs.
            {
              name: "account",
              test: /\/components\/account\/|\/relay\/(account|login)|__generated__\/Account/,
            },
            // What a live connection needs is loaded with it only; what loads it, with the page.
            { name: "framework", test: /node_modules\/(?!graphql-ws\/)|preload-helper/ },
            { name: "styles", test: /\.module\.css/ },
            // What only some pages share stays out of what all pages load.
            {
              name: "listing",
              test: /\/(components\/(category\/(?!inMenuOrder)|search\/|ui\/Pagination|layout\/ShopWindow)|relay\/facets|__generated__\/(Listing|Category|facetCounts|DepartmentIndex|ShopWindow))/,
              minShareCount: 2,
            },
            {
              name: "cartLines",
              test: /\/(components\/cart\/(CartLine|CartTotals|useCartLines|useUpdate)|__generated__\/(CartLine|CartTotals|useUpdate))/,
              minShareCount: 2,
            },
            { name: "shelf", test: /\/components\/ui\/EmptyShelf/, minShareCount: 2 },
            { name: "shop", test: /\/(components|relay|__generated__)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));
