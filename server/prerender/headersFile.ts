import type { Routes } from "#server/rendering/routes.ts";
import { withStyle } from "#server/http/securityHeaders.ts";
import { MISSING_PAGE } from "./treeFiles.ts";
import { POLICY } from "./treeHeaders.ts";
import type { FileHeaders, TreeHeaders } from "./treeHeaders.ts";

// The `_headers` file of a static tree, as Netlify and Cloudflare Pages read it.

/** Name of the file in the tree. */
export const HEADERS_FILE = "_headers";

const rule = (path: string, headers: FileHeaders) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("")}`;

const payloadOf = (path: string) => `${path.replace(/\/$/, "")}/_payload.json`;

/**
 * Returns the file's content. No path matches two rules, since their headers would be joined. The
 * pages of one route share a rule, whose policy allows the styles of all of them.
 */
export function headersFile({
  headers,
  routes,
  styles,
  siteFiles,
}: {
  headers: TreeHeaders;
  routes: Pick<Routes, "entryRoutes">;
  /** Sources of the pages' styles by path. */
  styles: ReadonlyMap<string, string>;
  /** Headers of further files by their path. */
  siteFiles: ReadonlyMap<string, FileHeaders>;
}): string {
  const prefixes = new Set(routes.entryRoutes.map(({ prefix }) => prefix));
  const pages = new Map<string, Set<string>>();
  for (const [path, style] of styles) {
    if (path === MISSING_PAGE) continue;
    const prefix = path.replace(/\/[^/]*$/, "");
    const shown = prefixes.has(prefix) ? `${prefix}/:slug` : path;
    pages.set(shown, (pages.get(shown) ?? new Set()).add(style));
  }
  const pageRules = [...pages].flatMap(([path, sources]) => {
    const own = headers.page(path);
    const all = [...sources].filter(Boolean).join(" ");
    return [
      rule(path, { ...own, [POLICY]: withStyle(own[POLICY] ?? "", all) }),
      rule(payloadOf(path), headers.payload),
    ];
  });
  return [
    ...pageRules,
    rule(MISSING_PAGE, headers.missing),
    rule("/assets/*", headers.asset),
    rule("/img/*", headers.picture),
    ...[...siteFiles].map(([path, own]) => rule(path, own)),
  ].join("\n");
}
