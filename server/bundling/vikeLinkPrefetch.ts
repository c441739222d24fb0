import type { Plugin } from "vite";
import { requireTestedVersion } from "./testedVersion.ts";

const TESTED_VERSION = "0.4.266";
const MODULE = /\/vike\/dist\/client\/runtime-client-routing\/prefetch\.js(\?.*)?$/;

/** What the stand-in takes from Vike, by the import statements of the module it stands for. */
const TAKEN =
  /^import \{[^}]*\b(route|loadPageConfigsLazyClientSide|createPageContextClient)\b[^}]*\}/;

/**
 * Vike's `prefetch`, and nothing where it would watch every link of a page: it knows no limit, does
 * not ask how good the connection is, and would disable client navigation after a failure.
 * `components/navigation/routePreloads.ts` decides instead.
 */
const STAND_IN = `
export async function prefetch(url) {
  const pageContext = await createPageContextClient(url);
  const { pageId } = await route(pageContext);
  if (!pageId) return;
  const { _pageConfigs, _pageConfigGlobal } = pageContext._globalContext;
  await loadPageConfigsLazyClientSide(
    pageId, pageContext._pageFilesAll, _pageConfigs, _pageConfigGlobal,
  );
}
const nothing = () => {};
const none = () => null;
export {
  none as getPageContextPrefetched,
  nothing as initLinkPrefetchHandlers,
  nothing as populatePageContextPrefetchCache,
  nothing as addLinkPrefetchHandlers,
  nothing as addLinkPrefetchHandlers_watch,
  nothing as addLinkPrefetchHandlers_unwatch,
};`;

/** Puts a stand-in in the place of Vike's link prefetching while the client is built. */
export function vikeLinkPrefetch(): Plugin {
  return {
    name: "vike-link-prefetch",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart: () =>
      requireTestedVersion("vike", TESTED_VERSION, "server/bundling/vikeLinkPrefetch.ts"),
    transform(code, id) {
      if (!MODULE.test(id)) return undefined;
      const imports = code.split("\n").filter((line) => TAKEN.test(line));
      return { code: imports.join("\n") + STAND_IN, map: null };
    },
  };
}
