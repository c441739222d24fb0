import { spawn } from "node:child_process";
import { mkdtemp, readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";
import { environment, scaled } from "#tests/worlds/servers/environment.ts";
import { openSearchServer, searchKeys } from "#tests/worlds/backends/searchServer.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import type { ShopSettings } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const { app, client } = openSearchServer();
const world = worldOf({ settings: { ALGOLIA_ADMIN_KEY: searchKeys.adminKey }, woo: {} });
let folder = "";
let woo: WooServer | undefined;
let port = 0;

/** Index names of the batches that were accepted. */
const batches: string[] = [];
let onBatch = () => {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-command-"));
  woo = await openWooServer();
  app.addHook("onResponse", async ({ method, url }) => {
    const [, index] = /^\/1\/indexes\/(\w+)\/batch/.exec(url) ?? [];
    if (method !== "POST" || index === undefined) return;
    batches.push(index);
    onBatch();
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await woo?.close();
  await app.close();
  await removeFolder(folder);
});

const NONE = {
  ALGOLIA_APP_ID: "",
  ALGOLIA_INDEX: "",
  ALGOLIA_SEARCH_KEY: "",
  GRAPHQL_ENDPOINT: "",
};

/** Starts the command as `npm run index` does. */
function start(settings: ShopSettings, ...more: string[]) {
  const child = spawn(process.execPath, ["server/commands/indexSearch.ts", ...more], {
    cwd: projectFolder,
    env: { ...environment, ...NONE, ALGOLIA_ADMIN_KEY: "", DATA_DIR: folder, ...settings },
  });
  let output = "";
  const collect = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const end = new Promise<{ code: number | null; signal: string | null; output: string }>(
    (resolve) => {
      child.once("close", (code, signal) => resolve({ code, signal, output }));
    },
  );
  return { child, end };
}

test("the index command, killed after its first batch, resumes from there when it runs again", async () => {
  const settings = {
    ALGOLIA_ADMIN_KEY: searchKeys.adminKey,
    GRAPHQL_ENDPOINT: woo?.endpoint ?? "",
    PORT: String(port),
  };
  const killed = start(settings);
  onBatch = () => void killed.child.kill("SIGKILL");
  expect((await killed.end).signal).toBe("SIGKILL");
  onBatch = () => {};
  expect(batches).toEqual(["products_next"]);
  expect((await client.call("GET", "products/settings")).status).toBe(404);

  const { code, output } = await start(settings).end;
  expect(output).toContain("missing records: 1026 ");
  expect([code, output]).toEqual([0, expect.stringContaining("is up to date.")]);
  // The first 500 were saved already.
  expect(batches).toEqual(["products_next", "products_next", "products_next"]);
  expect((await client.search({})).nbHits).toBe(1026);

  await client.save([{ objectID: "0", name: "Left over" }]);
  expect(await client.found({ query: "left over" })).toContain("0");
  batches.length = 0;
  const dry = await start(settings, "--dry-run").end;
  expect(dry).toMatchObject({
    code: 0,
    output: [
      "The index products differs from the shop's 1026 products:",
      "  surplus records: 1 (0)",
      "Nothing was sent.\n",
    ].join("\n"),
  });
  expect(batches).toEqual([]);
  expect(await start(settings, "--dryrun").end).toEqual({
    code: 2,
    signal: null,
    output: "Unknown option '--dryrun': the flags are --dry-run.\n",
  });
  expect(batches).toEqual([]);
});

test("a storefront over a remote shop searches the indexed records, and stores none before", async () => {
  const { app: storefront, woo: shop, dataDir } = world();
  const search = async () => (await storefront.inject({ url: "/search?q=belt" })).body;
  expect(await search()).toContain("Basic results for now. Try again in a minute for better ones.");
  expect(
    (await readdir(dataDir, { recursive: true })).filter((file) => file.startsWith("search")),
  ).toEqual([]);
  shop.failField("products");
  expect(await search()).toContain("The search didn’t answer.");
  shop.recover();

  await storefront.listen({ port: 0, host: "127.0.0.1" });
  const { code } = await start({
    ALGOLIA_ADMIN_KEY: searchKeys.adminKey,
    GRAPHQL_ENDPOINT: shop.endpoint,
    PORT: String((storefront.server.address() as AddressInfo).port),
  }).end;
  expect(code).toBe(0);
  // A failed search is not retried for a moment.
  await vi.waitFor(async () => expect(await search()).toMatch(/<mark[^>]*>Belt<\/mark>/), {
    timeout: scaled(20_000),
    interval: 500,
  });
});

test("the index command explains in one sentence why it cannot run", async () => {
  const ended = await Promise.all([
    start({}).end,
    start({ ALGOLIA_APP_ID: "Mine", ALGOLIA_SEARCH_KEY: "key" }).end,
  ]);
  expect(ended.map(({ code }) => code)).toEqual([0, 1]);
  expect(ended.map(({ output }) => output)).toEqual([
    expect.stringMatching(/^Nothing to index: the embedded search keeps itself up to date; .*\n$/),
    expect.stringMatching(/^ALGOLIA_ADMIN_KEY is missing: .*\n$/),
  ]);
});
