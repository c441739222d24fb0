import { BUILD_HEADER } from "#relay/contract/page/buildHeader.ts";
import type { Config } from "#server/kernel/config.ts";
import { inlineScripts } from "#server/rendering/bootScript.ts";
import type { Routes } from "#server/rendering/routes.ts";
import { PICTURE_HEADERS } from "#server/backend/pictures/pictureHeaders.ts";
import { IMMUTABLE } from "#server/http/files.ts";
import { REVALIDATE } from "#server/http/sendPage.ts";
import { createSecurityHeaders } from "#server/http/securityHeaders.ts";
import type { SecurityHeaders } from "#server/http/securityHeaders.ts";

// Response headers of a static tree's files: those that our server sends.

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
  createSecurityHeaders(config, inlineScripts(routes.prerenderedPatterns), routes);

/** Returns the headers of a build's files. */
export function treeHeaders(headersOf: SecurityHeaders, buildId: string): TreeHeaders {
  // Without `SITE_URL` nothing says that the shop has HTTPS.
  const secured = (url: string, isHtml: boolean) =>
    headersOf({ url, protocol: "http", isHtml, styleSource: "" });
  const html = { "content-type": "text/html; charset=utf-8" };
  const data = secured("/", false);
  return {
    page: (path) => ({ ...html, "cache-control": REVALIDATE, ...secured(path, true) }),
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
