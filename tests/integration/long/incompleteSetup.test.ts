import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { withError } from "#tests/worlds/doctor/doctorFaults.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { openIncompleteShop } from "#tests/worlds/backends/incompleteShop.ts";
import type { IncompleteShop } from "#tests/worlds/backends/incompleteShop.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import type { ShopSettings } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { openWorld } from "#tests/worlds/world.ts";

let folder = "";
let woo: WooServer;
let shop: IncompleteShop;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-setup-"));
  woo = await openWooServer({ isSmall: true });
  shop = await openIncompleteShop(woo.endpoint);
});
afterAll(async () => {
  await shop.close();
  await woo.close();
  await removeFolder(folder);
});
beforeEach(() => shop.restore());

/** Pictures of the reference shop are at another host than the server that plays it. */
const SEARCH_ONLY = { IMAGE_ORIGINS: "https://shop.example" };

/** Starts a storefront over the shop; returns what it says to the person who starts it. */
async function said(settings: ShopSettings = SEARCH_ONLY, expected = 2): Promise<string[]> {
  const sentences: string[] = [];
  const { app } = await openWorld({
    settings: { DATA_DIR: folder, GRAPHQL_ENDPOINT: shop.endpoint, ...settings },
    app: { say: (sentence) => void sentences.push(sentence) },
  });
  try {
    await app.listen({ port: 0, host: "127.0.0.1" });
    await vi.waitFor(() => expect(sentences).toHaveLength(expected), { timeout: scaled(8000) });
    return sentences;
  } finally {
    await app.close();
  }
}

test("a start over a complete shop says only that the search has no index yet", async () => {
  shop.setVersion("1.0.2");
  expect(await said(SEARCH_ONLY, 1)).toEqual([expect.stringContaining("npm run index")]);
  expect(woo.calls().filter(({ body }) => body.query.startsWith("mutation"))).toEqual([]);
});

test("a start without WooGraphQL says which plugin is missing", async () => {
  shop.setFault(
    withError("doctorShopQuery", 'Cannot query field "products" on type "RootQuery". Did you …'),
  );
  expect((await said())[0]).toMatch(
    /no WooGraphQL.* Install and activate .*wp-graphql-woocommerce/,
  );
});

test("a start over an old WooGraphQL names its version and the one that is needed", async () => {
  shop.setVersion("1.0.0");
  expect((await said())[0]).toMatch(/WooGraphQL 1\.0\.0.*1\.0\.1 or newer/);
});

test("a start over other permalinks names the setting", async () => {
  shop.replace('"uri":"/product/', '"uri":"/?product=');
  expect((await said())[0]).toMatch(/plain permalinks.*Settings > Permalinks/);
  shop.replace('"uri":"/product/', '"uri":"/things/');
  expect((await said())[0]).toMatch(/\/things\/.*Product permalinks/);
});

test("a start over pictures of another origin names it and the setting", async () => {
  expect((await said({}))[0]).toContain('Set IMAGE_ORIGINS="https://shop.example"');
});

test("a start over an endpoint that is none, or redirects, says what to correct", async () => {
  shop.respond(404);
  expect((await said(SEARCH_ONLY, 1))[0]).toMatch(/404.*Settings > Permalinks/);
  shop.respond(301, { location: "https://www.shop.example/graphql" });
  expect((await said(SEARCH_ONLY, 1))[0]).toContain("set GRAPHQL_ENDPOINT to the address");
});

test("a start with an index of the search does not mention it", async () => {
  await writeFile(join(folder, "search.sqlite"), "");
  shop.setVersion("1.0.0");
  expect(await said(SEARCH_ONLY, 1)).toEqual([expect.stringContaining("WooGraphQL 1.0.0")]);
});
