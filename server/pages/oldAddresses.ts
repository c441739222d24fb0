import { pageOfOldAddress } from "#server/gateway/wordpressAddress.ts";
import type { ReadRoutes } from "./builtPages.ts";
import type { createSharedPages } from "./sharedPages.ts";
import type { WordpressPages } from "./wordpressPages.ts";

// Redirects of WooCommerce's own addresses, which a shop had before it used this storefront.

/**
 * Creates the lookup of the page for an old address; undefined if WordPress has a page of its own
 * there, or the shop has no such category or product.
 */
export function createOldAddresses(options: {
  routes: ReadRoutes;
  wordpressPages: Pick<WordpressPages, "has">;
  pageAt: ReturnType<typeof createSharedPages>["pageAt"];
}) {
  const { routes, wordpressPages, pageAt } = options;
  return async (path: string, search: string): Promise<string | undefined> => {
    const isOurs = path !== "/" && routes().find(path) !== undefined;
    const target = isOurs ? undefined : pageOfOldAddress(path, search);
    if (target === undefined) return undefined;
    if (path !== "/" && (await wordpressPages.has(path).catch(() => true))) return undefined;
    const [targetPath = ""] = target.split("?");
    const route = routes().find(targetPath);
    if (!route?.rules.entries) return target;
    const page = await pageAt({ path: targetPath, search: "", form: "html" }, route);
    return "status" in page && page.status === 404 ? undefined : target;
  };
}
