import { expect, test } from "vitest";
import { headerDirectives, nginxParts } from "./nginxParts.ts";

const policy = { "content-security-policy": "style-src 'self'" };
const facts = {
  headers: { page: () => policy, missing: {}, payload: {}, asset: {}, picture: {} },
  routes: {
    entryRoutes: [{ prefix: "/product", entries: "products" as const }],
    prerenderedPaths: ["/"],
  },
  styles: new Map([
    ["/", "'a'"],
    ["/product/one", "'b'"],
    ["/product/two", "'b'"],
    ["/product/%D1%87", "'c'"],
    ["/product/plain", ""],
  ]),
  isComplete: true,
  siteFiles: new Map(),
  assetTypes: new Map([["js", "text/javascript; charset=utf-8"]]),
};
const maps = (over = {}) => nginxParts({ ...facts, ...over }).get("maps.conf") ?? "";

test("a page's style is that of most pages of its route, unless its file is named", () => {
  const styles = /map \$uri \$vitrine_style \{\n([^}]*)\}/.exec(maps())?.[1];
  expect(styles?.trim().split(/\n\s*/)).toEqual([
    'default "";',
    String.raw`"~^/product/[^/]+/index[.]html$" " 'b'";`,
    `"//index.html" " 'a'";`,
    `"/product/ч/index.html" " 'c'";`,
    `"/product/plain/index.html" "";`,
  ]);
});

test("nginx responds to missing products itself only if the tree has all", () => {
  expect(maps()).toContain('"~^/product/[^/]+$" 1;');
  expect(maps({ isComplete: false })).not.toContain("/[^/]+$");
});

test("a file's headers are sent with each status, and its type replaces nginx's own", () => {
  expect(headerDirectives({ "content-type": "image/webp", etag: '"1"' })).toBe(
    String.raw`types {}
default_type "image/webp";
add_header etag "\"1\"" always;
`,
  );
});
