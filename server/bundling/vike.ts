import type { Plugin } from "vite";
import { areTested } from "#server/kernel/testedVersions.ts";

// Vite plugin for Vike: its prefetching, replaced.

const PREFETCH = /\/vike\/dist\/client\/runtime-client-routing\/prefetch\.js$/;

/** Matches the imports of Vike's prefetch module that its replacement needs. */
const NEEDED =
  /^import \{[^}]*\b(?:route|loadPageConfigsLazyClientSide|createPageContextClient)\b[^}]*\}.*$/gm;

const REPLACEMENT = `
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

/**
 * Vite plugin that replaces Vike's `prefetch` in the client build, without handlers on every link:
 * Vike adds three to each, even if `prefetchStaticAssets` is false, and permanently disables client
 * navigation once a prefetch has failed. `components/page/prefetchRoutes.ts` decides which
 * links are prefetched.
 *
 * Upstream: proposed in https://github.com/vikejs/vike/pull/2812 (no handlers where prefetching is
 * off), which was closed without being merged.
 */
export function vike(): Plugin | false {
  if (!areTested("vike")) return false;
  return {
    name: "vitrine:vike",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: PREFETCH },
      handler: (code) => ({
        code: (code.match(NEEDED) ?? []).join("\n") + REPLACEMENT,
        map: null,
      }),
    },
  };
}
