import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { SerializedPage } from "#relay/payload.ts";
import { readManifest, scriptsOf } from "#tools/pageAssets.ts";
import { readConfig } from "#server/kernel/config.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const own = worldOf();
const elsewhere = worldOf({
  settings: {
    ALGOLIA_APP_ID: "APP42",
    ALGOLIA_SEARCH_KEY: "public",
    ALGOLIA_ADMIN_KEY: "secret-key",
    ALGOLIA_INDEX: "goods",
  },
});

const searchIn = (html: string) => {
  const text = /<script id="payload"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "null";
  return (JSON.parse(text) as SerializedPage).shop.search;
};
const connectingTo = (policy: unknown) => /connect-src ([^;]*)/.exec(String(policy))?.[1];

describe.each(["/", "/search?q=mug"])("the page %s", (url) => {
  test("names the embedded search, and allows connections to no other host", async () => {
    const { body, headers } = await own().app.inject({ url });
    expect(searchIn(body)).toEqual({ appId: "embedded", searchKey: "search", index: "products" });
    expect(connectingTo(headers["content-security-policy"])).toBe("'self'");
  });

  test("names an Algolia application with its public key, and allows connections to its hosts", async () => {
    const { body, headers } = await elsewhere().app.inject({ url });
    expect(searchIn(body)).toEqual({ appId: "APP42", searchKey: "public", index: "goods" });
    expect(connectingTo(headers["content-security-policy"])).toBe(
      "'self' https://APP42-dsn.algolia.net https://APP42.algolia.net " +
        "https://APP42-1.algolianet.com https://APP42-2.algolianet.com https://APP42-3.algolianet.com",
    );
    expect(body).not.toContain("secret-key");
  });
});

test("ALGOLIA_APP_ID rejects anything but a part of a host name", () => {
  const env = { ALGOLIA_SEARCH_KEY: "public" };
  expect(() => readConfig({ ...env, ALGOLIA_APP_ID: "a.example/;" })).toThrow(/ALGOLIA_APP_ID/);
});

test("the search form works without JavaScript, with its facets", async () => {
  const { body } = await own().app.inject({ url: "/search?q=bowl&stock=in" });
  expect(body).toContain("Tarn bowl");
  expect(body).toMatch(/name="stock"[^>]*checked|checked[^>]*name="stock"/);
  expect(body).toContain('aria-label="Remove In stock"');
});

test("InstantSearch is part of the search page's script only", async () => {
  const manifest = (await readManifest()) ?? {};
  const hasIt = async (page: string) => {
    const files = scriptsOf(manifest, page).map((file) => join(projectFolder, "dist/client", file));
    const scripts = await Promise.all(files.map((file) => readFile(file, "utf8")));
    return scripts.some((script) => script.includes("ais.infiniteHits"));
  };
  expect(await hasIt("search")).toBe(true);
  for (const page of ["index", "products", "product/@product", "category/@category", "cart"]) {
    expect(await hasIt(page), page).toBe(false);
  }
});
