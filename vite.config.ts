import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { briefClassNames } from "./server/bundling/classNames.ts";
import { fontSubsets } from "./server/bundling/fontSubsets.ts";
import { hydrateInSteps } from "./server/bundling/hydrateInSteps.ts";
import { inlineLogo } from "./server/bundling/inlineLogo.ts";
import { reactSentinels } from "./server/bundling/reactSentinels.ts";
import { relayModules } from "./server/bundling/relayModules.ts";
import { styleLayer } from "./server/bundling/styleLayer.ts";
import { vikeLeftOut } from "./server/bundling/vikeLeftOut.ts";
import { vikeLinkPrefetch } from "./server/bundling/vikeLinkPrefetch.ts";
import { vikeMessages } from "./server/bundling/vikeMessages.ts";

/**
 * Has Chromium compile a script's functions while it is being loaded, beside the page, and not each
 * when it is first called: at a quarter of this processor's speed a first view is awake a sixth
 * sooner, and the first click to a product is answered a quarter sooner (explicit compile hints).
 */
const COMPILE_EARLY = "//# allFunctionsCalledOnLoad";

/** What all pages are made with: no package that only the search or a live connection brings. */
const FRAMEWORK = new RegExp(
  `node_modules/(?!(?:${[
    "graphql-ws",
    "(?:react-)?instantsearch[^/]*",
    "algoliasearch[^/]*",
    "@algolia/[^/]+",
    "@swc/helpers",
    "(?:hogan\\.js|htm|markdown-to-jsx|preact|qs|search-insights)",
    // What `qs` stands on.
    "(?:side-channel|call-b|es-|has|get-|math-|async-f|async-g|generator-)[^/]*",
    "(?:dunder-proto|function-bind|gopd|object-inspect|use-sync-external-store)",
  ].join("|")})/)|preload-helper`,
);

export default defineConfig(({ command }) => ({
  plugins: [
    vike(),
    react(),
    hydrateInSteps(),
    reactSentinels(),
    relayModules(),
    styleLayer(),
    fontSubsets(),
    inlineLogo(),
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
  css: command === "build" ? { modules: { generateScopedName: briefClassNames() } } : {},
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
            {
              name: "phones",
              test: /node_modules\/libphonenumber-js\/|relay\/contract\/phoneNumbers/,
            },
            // Forms stand on it, and what the search's widgets are made with.
            { name: "stores", test: /node_modules\/use-sync-external-store\// },
            // What checks forms, and styles of the checkout's own, are of use on few pages.
            {
              name: "forms",
              test: /node_modules\/(@tanstack|zod)\/|\/components\/form\/|relay\/contract\/validation\//,
            },
            { name: "checkout", test: /\/components\/checkout\/.*\.module\.css/ },
            // What a live connection needs is loaded with it only; what loads it, with the page. So
            // is what the search needs.
            { name: "framework", test: FRAMEWORK },
            {
              name: "styles",
              test: /(?<!search\/(?:HeaderSearch|HitCard|LiveHits|RecentSearches|SearchPage))\.module\.css/,
            },
            // The search's page and the header's search share the first, its own parts the second.
            {
              name: "search",
              test: /\/components\/search\/(searchClient|recentSearches|writtenPrice|categoryPaths|highlight)|relay\/contract\/pictureAddress|node_modules\/(@algolia|algoliasearch)\//,
              minShareCount: 2,
            },
            {
              name: "searchPage",
              test: /\/(components\/search\/(?!SearchForm)|__generated__\/vocabulary)/,
              minShareCount: 2,
            },
            // What only some pages share stays out of what all pages load.
            {
              name: "listing",
              test: /\/(components\/(category\/(?!inMenuOrder)|search\/SearchForm|ui\/(Pagination|GetForm)|layout\/ShopWindow|product\/[cC]urrentOffers)|relay\/contract\/facets|__generated__\/(Listing|Category|currentOffersQuery|facetCounts|DepartmentIndex|ShopWindow))/,
              minShareCount: 2,
            },
            {
              name: "cartLines",
              test: /\/(components\/cart\/(CartLine|CartTotals|useCartLines|useUpdate)|__generated__\/(CartLine|CartTotals|useUpdate))/,
              minShareCount: 2,
            },
            // The checkout and the account ask for addresses and show orders alike.
            {
              name: "orders",
              test: /\/(components\/(checkout|account)|relay\/(contract\/)?(address|checkout[FR]|phoneN|receipt|seenO|account|login))/,
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
