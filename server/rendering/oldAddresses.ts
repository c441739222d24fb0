import { pageOfOldAddress } from "#server/backend/line/wordpressAddress.ts";
import type { Admission } from "#server/limits/admission.ts";
import type { ReadRoutes } from "./builtPages.ts";
import type { createSharedPages } from "./sharedPages.ts";
import type { WordpressPages } from "#server/backend/line/wordpressPages.ts";

// Redirects of WordPress's and WooCommerce's addresses, which a shop had before it used this
// storefront.

/** Returns the id in a short link of WordPress, which is an address without permalinks, too. */
function recordId(path: string, search: string): string | undefined {
  if (path !== "/") return undefined;
  const parameters = new URLSearchParams(search);
  const id = parameters.get("p") ?? parameters.get("page_id") ?? "";
  return /^[1-9]\d{0,9}$/.test(id) ? id : undefined;
}

/**
 * Creates the lookup of the page for an old address; undefined if WordPress has a page of its own
 * there, or the shop has no such category or product.
 */
export function createOldAddresses(options: {
  routes: ReadRoutes;
  wordpressPages: Pick<WordpressPages, "has" | "pathOf">;
  productPathOf: (id: string) => Promise<string | undefined>;
  admission: Admission;
  pageAt: ReturnType<typeof createSharedPages>["pageAt"];
}) {
  const { routes, wordpressPages, productPathOf, admission, pageAt } = options;

  /** Returns the path of a page or product; undefined if the backend cannot tell, either. */
  async function recordPath(id: string): Promise<string | undefined> {
    const path = await wordpressPages.pathOf(Number(id)).catch(() => undefined);
    if (path !== undefined) return path;
    return admission.run({ class: "notFound" }, () => productPathOf(id)).catch(() => undefined);
  }

  return async (path: string, search: string): Promise<string | undefined> => {
    const isOurs = path !== "/" && routes().find(path) !== undefined;
    const id = recordId(path, search);
    const record = id === undefined ? undefined : await recordPath(id);
    const target = record ?? (isOurs ? undefined : pageOfOldAddress(path, search));
    if (target === undefined) return undefined;
    if (path !== "/" && (await wordpressPages.has(path).catch(() => true))) return undefined;
    const [targetPath = ""] = target.split("?");
    const route = routes().find(targetPath);
    if (!route?.rules.entries) return target;
    const page = await pageAt({ path: targetPath, search: "", form: "html" }, route);
    return "status" in page && page.status === 404 ? undefined : target;
  };
}
