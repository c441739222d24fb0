import { z } from "zod";
import { canonicalPath } from "#server/kernel/requestUrl.ts";
import { slugPath } from "./catalogueLists.ts";

// Paths of a page in the shop's languages, from a WordPress whose pages differ between them.

/** Timeout of a lookup, in milliseconds: a page waits for it. */
const TIMEOUT_MS = 2000;

/** Time for which a WordPress without this route is not asked again, in milliseconds. */
const ABSENT_MS = 600_000;

/** Code of the response for something that the shop does not have. */
const NO_TRANSLATION = "vitrine_not_found";

const KINDS = new Set(["product", "category"]);

const slugs = z.record(z.string().max(12), z.string().min(1).max(1000));

/** Question for a path's page, and the path of a slug that is its answer. */
type Question = { type: string; slug: string; pathOf: (slug: string) => string };

/** Returns the question for a path: of a product or category, or else of a page in WordPress. */
function questionFor(path: string): Question | undefined {
  if (path === "/") return undefined;
  const [, type = "", slug = ""] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (KINDS.has(type)) {
    return { type, slug: decodeURIComponent(slug), pathOf: (own) => slugPath(`/${type}`, own) };
  }
  return {
    type: "page",
    slug: decodeURIComponent(path.slice(1)),
    pathOf: (uri) => canonicalPath(new URL(`http://page/${uri}`).pathname),
  };
}

/**
 * Creates the lookup of the paths of a page by language, without their prefixes. It responds with
 * undefined where all languages share a path: for pages that WordPress does not have, and without
 * Polylang or WPML, where the plugin has no such route. Rejects if WordPress does not respond.
 * @param endpoint the shop's GraphQL endpoint, beside which WordPress has its routes
 */
export function createTranslatedPaths(
  endpoint: string,
  { send = fetch, now = () => performance.now() } = {},
): (path: string) => Promise<Readonly<Record<string, string>> | undefined> {
  let absentUntil = -Infinity;
  return async (path) => {
    const question = questionFor(path);
    if (!question || now() < absentUntil) return undefined;
    const { type, slug, pathOf } = question;
    const query = String(new URLSearchParams({ type, slug }));
    const url = new URL(`./wp-json/vitrine/v1/translations?${query}`, endpoint);
    const response = await send(url, {
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Plugins that close the REST API to visitors answer with 401 or 403.
    if ([401, 403, 404].includes(response.status)) {
      const { code } = (await response.json().catch(() => ({}))) as { code?: unknown };
      if (code !== NO_TRANSLATION) absentUntil = now() + ABSENT_MS;
      return undefined;
    }
    if (!response.ok) throw new Error(`the translations' route responded with ${response.status}`);
    const known = slugs.parse(await response.json());
    return Object.fromEntries(
      Object.entries(known).map(([language, own]) => [language, pathOf(own)]),
    );
  };
}
