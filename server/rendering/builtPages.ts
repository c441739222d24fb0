import { pathToFileURL } from "node:url";
import { declareProduction } from "#server/kernel/config.ts";
import { createRoutes } from "./routes.ts";
import type { Routes } from "./routes.ts";
import { registerHooks } from "node:module";
import { areTested } from "#server/kernel/testedVersions.ts";

// Routes of the built pages.

/** Current routes; in development they change with the pages. */
export type ReadRoutes = () => Routes;

/** Loads the production build's pages into this process; rejects without a build. */
async function loadBuiltPages(): Promise<void> {
  declareProduction();
  disableLoopGuard();
  await import(pathToFileURL("dist/server/entry.mjs").href);
}

/** Follows the routes of all pages that Vike knows, by their `+rules.ts`. */
async function followRoutes(): Promise<ReadRoutes> {
  // After `declareProduction`, by which Vike chooses its mode.
  const { getGlobalContext } = await import("vike/server");
  // Vike keeps it true: in development its pages change with the sources.
  const globalContext = await getGlobalContext();
  let known: { pages: object; routes: Routes } | undefined;
  return () => {
    const { pages } = globalContext;
    if (known?.pages !== pages) {
      const routed = Object.values(pages).flatMap((page) => {
        const { rules } = page.config;
        if ("isErrorPage" in page || !rules) return [];
        if (typeof page.route !== "string") throw new Error("A page's route is no string.");
        return [{ route: page.route, rules }];
      });
      known = { pages, routes: createRoutes(routed) };
    }
    return known.routes;
  };
}

/** Reads the routes of the production build. */
export async function openBuiltRoutes(): Promise<Routes> {
  await loadBuiltPages();
  return (await followRoutes())();
}

/** Reads the routes of the production build, or in development (`isChanging`) of the sources. */
export async function openRoutes(isChanging: boolean): Promise<ReadRoutes> {
  if (isChanging) return followRoutes();
  const routes = await openBuiltRoutes();
  return () => routes;
}

const LOOP_GUARD = "/vike/dist/utils/catchInfiniteLoop.js";

/**
 * Disables Vike's guard against endless loops on the server: it records every request for five
 * seconds and walks all records on each, which costs two fifths of the requests a second that
 * `/cart` can serve.
 *
 * Upstream: no issue yet. The guard records each request since
 * https://github.com/vikejs/vike/pull/3029, as it threw on busy servers before. A count that belongs
 * to the request's page context would need no shared map.
 */
function disableLoopGuard(): void {
  if (!areTested("vike")) return;
  registerHooks({
    load: (url, context, nextLoad) =>
      url.endsWith(LOOP_GUARD)
        ? { format: "module", source: "export function catchInfiniteLoop() {}", shortCircuit: true }
        : nextLoad(url, context),
  });
}
