import { expect, test } from "vitest";
import { scriptsOf, sizeOf, stylesOf, sumOf } from "./pageAssets.ts";

const manifest = {
  "vike/entry.js": {
    file: "assets/entry.js",
    isEntry: true,
    imports: ["_react"],
    dynamicImports: [
      "virtual:vike:page-entry:client:/pages/index",
      "virtual:vike:page-entry:client:/pages/cart",
      "_late",
      "relay/liveConnection.ts",
      "_restoration",
    ],
  },
  _react: { file: "assets/react.js", imports: ["vike/entry.js"] },
  _late: { file: "assets/late.js" },
  _restoration: { file: "assets/restoration.js", name: "restoreCart" },
  "relay/liveConnection.ts": { file: "assets/live.js", imports: ["_react"] },
  "virtual:vike:page-entry:client:/pages/index": {
    file: "assets/index.js",
    isEntry: true,
    imports: ["_react"],
  },
  "virtual:vike:page-entry:client:/pages/cart": { file: "assets/cart.js", isEntry: true },
};

test("scriptsOf returns a page's own, entry and shared scripts, and no other page's", () => {
  expect(scriptsOf(manifest, "index").toSorted()).toEqual([
    "assets/entry.js",
    "assets/index.js",
    "assets/late.js",
    "assets/react.js",
  ]);
});

test("scriptsOf excludes scripts that a page loads on use, even from a chunk shared with another page", () => {
  expect(scriptsOf(manifest, "index")).not.toContain("assets/live.js");
  expect(scriptsOf(manifest, "index")).not.toContain("assets/restoration.js");
});

test("scriptsOf throws for a page that the build does not have", () => {
  expect(() => scriptsOf(manifest, "nowhere")).toThrow("nowhere");
});

test("stylesOf returns the stylesheets that a page links to", () => {
  const html = `<link rel="stylesheet" type="text/css" href="/assets/a.css"><link rel="icon" href="/i.svg"><link href="/assets/b.css" rel="stylesheet">`;
  expect(stylesOf(html)).toEqual(["assets/a.css", "assets/b.css"]);
});

test("sizeOf measures raw, gzip and brotli bytes, and sumOf adds them up", () => {
  const size = sizeOf("osier ".repeat(1000), 11);
  expect(size.raw).toBe(6000);
  expect(size.brotli).toBeLessThan(size.gzip);
  expect(sumOf([size, size]).raw).toBe(12_000);
});
