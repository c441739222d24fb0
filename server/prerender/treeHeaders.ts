import { BUILD_HEADER } from "#relay/contract/page/buildHeader.ts";
import type { Config } from "#server/kernel/config.ts";
import { inlineScripts } from "#server/rendering/bootScript.ts";
import type { Routes } from "#server/rendering/routes.ts";
import { PICTURE_HEADERS } from "#server/backend/pictures/pictureHeaders.ts";
import { IMMUTABLE } from "#server/http/files.ts";
import { REVALIDATE } from "#server/rendering/cdn.ts";
import { createSecurityHeaders, withStyle } from "#server/http/securityHeaders.ts";
import type { SecurityHeaders } from "#server/http/securityHeaders.ts";
import { MISSING_PAGE } from "./treeFiles.ts";
import { withoutLocale } from "#words/localePath.ts";

// Response headers of a static tree's files, those that our server sends, and the file with them.

/** Response headers by lower-case name. */
export type FileHeaders = Readonly<Record<string, string>>;

/** Name of the header with the content security policy, which differs by page. */
export const POLICY = "content-security-policy";

/** Headers of each kind of file. */
export type TreeHeaders = {
  /** Headers of the page at a path; the source of its own style is missing in the policy. */
  page: (path: string) => FileHeaders;
  /** Headers of the page for missing addresses. */
  missing: FileHeaders;
  payload: FileHeaders;
  asset: FileHeaders;
  picture: FileHeaders;
};

/** Creates the security headers of the built pages. */
export const treeSecurity = (config: Config, routes: Routes): SecurityHeaders =>
  createSecurityHeaders(config, inlineScripts(routes.prerenderedPatterns, config), routes);

/** Returns the headers of a build's files. */
export function treeHeaders(headersOf: SecurityHeaders, buildId: string): TreeHeaders {
  // Without `SITE_URL` nothing says that the shop has HTTPS.
  const secured = (url: string, isHtml: boolean) =>
    headersOf({ url, protocol: "http", isHtml, styleSource: "" });
  const html = { "content-type": "text/html; charset=utf-8" };
  const data = secured("/", false);
  return {
    page: (path) => ({
      ...html,
      "cache-control": REVALIDATE,
      ...secured(withoutLocale(path), true),
    }),
    missing: { ...html, "cache-control": "private, no-store", ...secured("/", true) },
    payload: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": REVALIDATE,
      [BUILD_HEADER]: buildId,
      ...data,
    },
    asset: { "cache-control": IMMUTABLE, ...data },
    picture: {
      "content-type": "image/webp",
      "cache-control": IMMUTABLE,
      ...data,
      ...PICTURE_HEADERS,
    },
  };
}

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
