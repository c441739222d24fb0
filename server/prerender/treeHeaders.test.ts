import { expect, test } from "vitest";
import { headersFile } from "./treeHeaders.ts";

const headers = {
  page: () => ({ "content-security-policy": "style-src 'self'" }),
  missing: { "cache-control": "no-store" },
  payload: { "x-vitrine-build": "1" },
  asset: { "cache-control": "immutable" },
  picture: { "content-type": "image/webp" },
};

test("the pages of a route share a rule that allows all of their styles", () => {
  const text = headersFile({
    headers,
    routes: { entryRoutes: [{ prefix: "/product", entries: "products" }] },
    styles: new Map([
      ["/", "'a'"],
      ["/404.html", ""],
      ["/product/one", "'b'"],
      ["/product/two", "'c'"],
      ["/product/three", "'b'"],
    ]),
    siteFiles: new Map([["/robots.txt", { "content-type": "text/plain" }]]),
  });
  const rules = text.split("\n\n").map((rule) => rule.trimEnd());
  expect(rules).toEqual([
    "/\n  content-security-policy: style-src 'self' 'a'",
    "/_payload.json\n  x-vitrine-build: 1",
    "/product/:slug\n  content-security-policy: style-src 'self' 'b' 'c'",
    "/product/:slug/_payload.json\n  x-vitrine-build: 1",
    "/404.html\n  cache-control: no-store",
    "/assets/*\n  cache-control: immutable",
    "/img/*\n  content-type: image/webp",
    "/robots.txt\n  content-type: text/plain",
  ]);
});
