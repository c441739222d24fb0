import type { Routes } from "#server/rendering/routes.ts";
import { cookies } from "#server/shopper/cookies.ts";
import { MISSING_PAGE, fileNames } from "./treeFiles.ts";
import { POLICY } from "./treeHeaders.ts";
import type { FileHeaders, TreeHeaders } from "./treeHeaders.ts";

// Parts of nginx's configuration for a static tree, which `deploy/nginx/static.conf` includes.

const TITLE = "# Written by `npm run prerender`, which replaces this file.\n";

/** Query parameters of advertisements, which no page of the shop reads. */
const ADVERTISING = "utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid";

/**
 * Spellings of a path that our server redirects: empty segments, and characters that are encoded
 * although they need not be, or are not although they should.
 */
const OTHER_SPELLING =
  "~*^[^?]*(?://|/[.]|[$&+,;=:@]|[^\\x21-\\x7e]|%(?:2[1789ade]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae]))";
const TRAILING_SLASH = "~^[^?]+/(?:[?]|$)";

/** Quotes a value; none of ours contains a `$`, which nginx would take for a variable. */
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** Quotes a regular expression, whose backslashes nginx keeps. */
const pattern = (source: string) => `"${source.replaceAll('"', String.raw`\"`)}"`;

const inPattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Returns the directives by which nginx sends these headers. */
export function headerDirectives(headers: FileHeaders): string {
  const { "content-type": type, ...others } = headers;
  const lines = Object.entries(others).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;\n`,
  );
  return (type ? `types {}\ndefault_type ${quoted(type)};\n` : "") + lines.join("");
}

/** Headers of pages: the policy consists of two variables, which depend on the page. */
const pageDirectives = (headers: FileHeaders) =>
  headerDirectives({ ...headers, [POLICY]: "$vitrine_policy$vitrine_style" });

const map = (source: string, target: string, entries: readonly (readonly [string, string])[]) =>
  `map ${source} ${target} {\n${entries.map(([key, value]) => `  ${key} ${value};\n`).join("")}}\n`;

/** Returns the name that nginx has for a page once it has found its file. */
const servedAs = (path: string) => `/${(fileNames(path) ?? []).join("/")}/index.html`;

/** Expression that matches what nginx has for the pages of a route with one per entry. */
const entriesAs = (prefix: string) => `~^${inPattern(prefix)}/[^/]+/index[.]html$`;

type Facts = {
  headers: TreeHeaders;
  routes: Pick<Routes, "entryRoutes" | "prerenderedPaths">;
  /** Sources of the pages' styles by path. */
  styles: ReadonlyMap<string, string>;
  /** True if the tree has every page, so that others do not exist. */
  isComplete: boolean;
};

/** Returns the entries of pages whose rules widen the policy. */
function widenedPolicies({ headers, routes }: Facts): [string, string][] {
  const policyAt = (path: string) => headers.page(path)[POLICY] ?? "";
  const own = policyAt("/");
  return [
    ...routes.prerenderedPaths.map((path) => [quoted(servedAs(path)), policyAt(path)] as const),
    ...routes.entryRoutes.map(
      ({ prefix }) => [pattern(entriesAs(prefix)), policyAt(`${prefix}/entry`)] as const,
    ),
  ].flatMap(([key, policy]) => (policy === own ? [] : [[key, quoted(policy)]]));
}

/** Returns the style of each page whose style is not the most frequent one of its route. */
function styleEntries({ routes, styles }: Facts): [string, string][] {
  const prefixes = routes.entryRoutes.map(({ prefix }) => prefix);
  const common = commonStyles(prefixes, styles);
  const entries = new Map<string, string>();
  const withSpace = (style: string) => quoted(style && ` ${style}`);
  for (const [prefix, style] of common) entries.set(pattern(entriesAs(prefix)), withSpace(style));
  for (const [path, style] of styles) {
    const prefix = path.replace(/\/[^/]*$/, "");
    if (path === MISSING_PAGE || style === (common.get(prefix) ?? "")) continue;
    // Keys of a map differ by more than their case.
    const key = quoted(servedAs(path).toLowerCase());
    if (!entries.has(key)) entries.set(key, withSpace(style));
  }
  return [...entries];
}

/** Returns the maps, which belong to nginx's `http` block. */
function mapsPart(facts: Facts): string {
  const { headers, routes, isComplete } = facts;
  const styles = styleEntries(facts);
  // Other pages are few, and their missing page has another header.
  const products = routes.entryRoutes.filter(({ entries }) => entries === "products");
  const missing = (isComplete ? products : []).map(
    ({ prefix }) => [pattern(`~^${inPattern(prefix)}/[^/]+$`), "1"] as const,
  );
  return [
    TITLE,
    `map_hash_bucket_size 512;\nmap_hash_max_size ${Math.max(2048, styles.length * 2)};\n`,
    "# Content security policy of a page, and the source of its own style.",
    map("$uri", "$vitrine_policy", [
      ["default", quoted(headers.page("/")[POLICY] ?? "")],
      ...widenedPolicies(facts),
    ]),
    map("$uri", "$vitrine_style", [["default", '""'], ...styles]),
    "# 1 for a missing page that our server need not look for.",
    map("$uri", "$vitrine_missing", [["default", "0"], ...missing]),
    "# 1 for requests that no file of the tree is the response to.",
    map("$request_method", "$vitrine_method", [
      ["default", "1"],
      ["GET", "0"],
      ["HEAD", "0"],
    ]),
    map("$args", "$vitrine_query", [
      ["default", "1"],
      ['""', "0"],
      [pattern(`~*^(?:(?:${ADVERTISING})=[^&]*(?:&|$))+$`), "0"],
    ]),
    map("$request_uri", "$vitrine_spelling", [
      ["default", "0"],
      [pattern(OTHER_SPELLING), "1"],
      [pattern(TRAILING_SLASH), "1"],
    ]),
    "# The page after the removal of a cart's last line is personal.",
    map("$http_cookie", "$vitrine_removed", [
      ["default", "0"],
      [pattern(`~(?:^|;\\s*)${cookies.removed.name}=1`), "1"],
    ]),
    map('"$vitrine_method$vitrine_query$vitrine_spelling$vitrine_removed"', "$vitrine_is_dynamic", [
      ["default", "1"],
      ['"0000"', "0"],
    ]),
    "# 1 for clients that do not say that they show WebP.",
    map("$http_accept", "$vitrine_other_picture", [
      ["default", "1"],
      ['"~*image/webp"', "0"],
    ]),
  ].join("\n");
}

/**
 * Returns the parts by file name.
 * @param assetTypes content types of the build's files by extension
 * @param siteFiles headers of further files by their path
 */
export function nginxParts(
  facts: Facts & {
    assetTypes: ReadonlyMap<string, string>;
    siteFiles: ReadonlyMap<string, FileHeaders>;
  },
): Map<string, string> {
  const { headers, assetTypes, siteFiles } = facts;
  const types = [...assetTypes].map(([name, type]) => `  ${quoted(type)} ${name};\n`);
  const sites = [...siteFiles].map(
    ([path, own]) =>
      `location = ${quoted(path)} {\n${headerDirectives(own)}try_files $uri @vitrine;\n}\n`,
  );
  return new Map([
    ["maps.conf", mapsPart(facts)],
    ["page.conf", TITLE + pageDirectives(headers.page("/"))],
    ["missing.conf", TITLE + headerDirectives(headers.missing)],
    ["payload.conf", TITLE + headerDirectives(headers.payload)],
    ["asset.conf", `${TITLE}types {\n${types.join("")}}\n${headerDirectives(headers.asset)}`],
    ["picture.conf", TITLE + headerDirectives({ ...headers.picture, vary: "Accept" })],
    ["site.conf", TITLE + sites.join("")],
  ]);
}

/**
 * Returns the most frequent style of each route with one page per entry, by its prefix: pages of a
 * route differ little.
 */
export function commonStyles(
  prefixes: readonly string[],
  styles: ReadonlyMap<string, string>,
): Map<string, string> {
  const counts = new Map(prefixes.map((prefix) => [prefix, new Map<string, number>()]));
  for (const [path, style] of styles) {
    const ofRoute = counts.get(path.replace(/\/[^/]*$/, ""));
    ofRoute?.set(style, (ofRoute.get(style) ?? 0) + 1);
  }
  const common = new Map<string, string>();
  for (const [prefix, ofRoute] of counts) {
    const [most] = [...ofRoute].toSorted(([, one], [, other]) => other - one);
    if (most) common.set(prefix, most[0]);
  }
  return common;
}
