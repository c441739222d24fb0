import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readBuild } from "#server/rendering/currentBuild.ts";
import { buildInto, lastServed } from "#tests/worlds/fixtures/buildFixture.ts";
import { operationId } from "#server/backend/door/operations.ts";
import { recordFile } from "#server/rendering/buildRecords.ts";
import { retainBuilds } from "#server/rendering/retainBuilds.ts";
import { registerErrors } from "#server/http/errorPages.ts";
import { registerFiles } from "#server/http/files.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import type { ShopSettings } from "#tests/worlds/servers/shop.ts";
import { openWorld } from "#tests/worlds/world.ts";

const ID = "earlier";
const CHUNK = "assets/chunks/chunk-earlier.js";
const OPERATION = "query EarlierQuery { productCategories(first: 1) { nodes { name } } }";

let root = "";
let data = "";
let retained = "";
let app: FastifyInstance | undefined;

/** Stores the files of an earlier build, as if it had been deployed before. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "vitrine-builds-"));
  data = join(root, "data");
  retained = join(data, "builds");
  const earlier = { id: ID, files: [CHUNK], operations: [OPERATION] };
  const served = await buildInto(join(root, "dist"), earlier);
  const onError = (error: unknown) => expect(error).toBeUndefined();
  (await retainBuilds(served, { folder: retained, days: 30, onError })).close();
  await rm(join(root, "dist"), { recursive: true });
});
afterEach(async () => {
  await app?.close();
  await removeFolder(root);
});

async function deploy(settings: ShopSettings = {}): Promise<FastifyInstance> {
  await app?.close();
  ({ app } = await openWorld({ settings: { DATA_DIR: data, ...settings } }));
  return app;
}

const request = (query: string) =>
  ({ method: "POST", url: "/graphql", payload: { query } }) as const;

describe("a page opened before a deploy", () => {
  test.each(["br", "gzip"])("loads its chunks as immutable, in %s", async (encoding) => {
    const shop = await deploy();
    const headers = { "accept-encoding": encoding };
    const response = await shop.inject({ url: `/${CHUNK}`, headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers["content-type"]).toMatch(/^application\/javascript/);
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    if (encoding !== "br") return;
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain("chunk-earlier");
  });

  test("still loads its build's manifest, and sees that there is a newer build", async () => {
    const shop = await deploy();
    const meta = await shop.inject(`/builds/meta/${ID}.json`);
    expect(meta.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(meta.json()).toMatchObject({ id: ID, timestamp: 1_700_000_000_000 });
    const latest = await shop.inject(`/builds/latest.json?${Date.now()}`);
    expect(latest.json()).toEqual(await readBuild());
  });

  test("may still send its operations, and no other", async () => {
    const shop = await deploy();
    const response = await shop.inject(request(OPERATION));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toHaveProperty("data.productCategories.nodes");
    expect((await shop.inject(request(`${OPERATION} `))).statusCode).toBe(403);
  });

  test("may name its operations by id", async () => {
    const shop = await deploy();
    const post = (documentId: string) =>
      shop.inject({ method: "POST", url: "/graphql", payload: { documentId } });
    const response = await post(`sha256:${operationId(OPERATION)}`);
    expect(response.json()).toHaveProperty("data.productCategories.nodes");
    expect((await post(`sha256:${operationId(`${OPERATION} `)}`)).statusCode).toBe(403);
  });

  test("keeps its files after the next deploy, until its retention period ends", async () => {
    await deploy();
    await lastServed(retained, ID, 29);
    let shop = await deploy();
    expect((await shop.inject(`/${CHUNK}`)).statusCode).toBe(200);
    await lastServed(retained, ID, 31);
    shop = await deploy();
    expect((await shop.inject(`/${CHUNK}`)).statusCode).toBe(404);
    expect((await shop.inject(`/builds/meta/${ID}.json`)).statusCode).toBe(404);
    expect((await shop.inject(request(OPERATION))).statusCode).toBe(403);
  });

  test("loses its files when builds are retained for 0 days", { tags: ["long"] }, async () => {
    const shop = await deploy({ RETAIN_BUILDS_DAYS: "0" });
    expect((await shop.inject(`/${CHUNK}`)).statusCode).toBe(404);
    expect((await shop.inject(`/builds/meta/${ID}.json`)).statusCode).toBe(404);
    expect((await shop.inject(request(OPERATION))).statusCode).toBe(403);
    expect((await shop.inject(`/builds/meta/${(await readBuild()).id}.json`)).statusCode).toBe(200);
  });
});

/** Returns the URL of a script that the home page loads. */
const scriptOf = async (shop: FastifyInstance) =>
  /\/assets\/entries\/[\w.-]+\.js/.exec((await shop.inject("/")).body)?.[0] ?? "";

describe("the shop starts", () => {
  test("when the record of an earlier build is broken", { tags: ["long"] }, async () => {
    await writeFile(recordFile(retained, ID), '{"meta":');
    const shop = await deploy();
    expect((await shop.inject(await scriptOf(shop))).statusCode).toBe(200);
    expect((await shop.inject(`/builds/meta/${ID}.json`)).statusCode).toBe(404);
    expect((await shop.inject(request(OPERATION))).statusCode).toBe(403);
  });

  test("when nothing can be stored", { tags: ["long"] }, async () => {
    await removeFolder(retained);
    await writeFile(retained, "a file where a folder should be");
    const shop = await deploy();
    expect((await shop.inject(await scriptOf(shop))).statusCode).toBe(200);
  });
});

test("a server still serves its build's files while another is built in the same place", async () => {
  const dist = join(root, "dist");
  const served = await buildInto(dist, { id: "running", files: ["assets/running.js"] });
  const onError = (error: unknown) => expect(error).toBeUndefined();
  const builds = await retainBuilds(served, { folder: retained, days: 30, onError });
  app = Fastify();
  registerErrors(app);
  await registerFiles(app, builds.folders);
  const before = await app.inject("/assets/running.js");
  expect(before.body).toBe(await readFile(join(dist, "client/assets/running.js"), "utf8"));
  await rm(dist, { recursive: true });
  await buildInto(dist, { id: "next", files: ["assets/next.js"] });
  const after = await app.inject({
    url: "/assets/running.js",
    headers: { "accept-encoding": "br" },
  });
  builds.close();
  expect(after.statusCode).toBe(200);
  expect(brotliDecompressSync(after.rawPayload).toString()).toBe(before.body);
});
