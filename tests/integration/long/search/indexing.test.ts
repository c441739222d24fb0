import { mkdtemp } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { algoliasearch } from "algoliasearch";
import type { Algoliasearch, BatchRequest } from "algoliasearch";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "#server/backend/line/backend.ts";
import {
  openDatabase,
  openSearch,
  shopFile,
  startEmbedded,
} from "#tests/worlds/backends/embeddedShop.ts";
import { createPictureRules } from "#server/backend/pictures/pictureRules.ts";
import { indexShop } from "#server/catalogue/indexShop.ts";
import type { ReadRecords } from "#server/catalogue/indexShop.ts";
import { indexingError } from "#server/catalogue/indexTarget.ts";
import type { ProductRecord } from "#relay/contract/search/searchRecord.ts";
import { shopRecords } from "#server/catalogue/shopRecords.ts";
import { openBackendAccess } from "#server/backend/line/backendAccess.ts";
import { openGateway } from "#server/backend/sessions/shopGateway.ts";
import { openSearchServer, searchKeys } from "#tests/worlds/backends/searchServer.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";

const { app, client: direct } = openSearchServer();
let folder = "";
let shop: Backend;
let closeSearch = () => {};
let port = 0;

const clientFor = (key: string) =>
  algoliasearch(searchKeys.appId, key, {
    hosts: [{ url: "127.0.0.1", port, protocol: "http", accept: "readWrite" }],
  });

/** Algolia's own client, which also reports each batch it sends. */
function watched(onBatch: (requests: BatchRequest[], index: string) => void = () => {}) {
  const client = clientFor(searchKeys.adminKey);
  const sent: BatchRequest[] = [];
  const batch: Algoliasearch["batch"] = async (given, options) => {
    if (!("batchWriteParams" in given)) throw new Error("The batch has no changes.");
    const response = await client.batch(given, options);
    sent.push(...given.batchWriteParams.requests);
    onBatch(given.batchWriteParams.requests, given.indexName);
    return response;
  };
  return { client: { ...client, batch }, sent };
}

const records: ReadRecords = (indexed) => {
  const access = openBackendAccess(shop, { connections: 8, timeoutMs: 20_000 });
  const gateway = openGateway(shop, createPictureRules(shop, undefined), { access });
  return shopRecords(gateway, ["colour", "glaze"], indexed);
};

const recordsIn = async (index: string) => (await direct.search({ hitsPerPage: 1000 }, index)).hits;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-indexing-"));
  const embedded = await startEmbedded({ dataDir: folder, sessionSeconds: 60 });
  const catalogue = embedded.catalogue(["colour", "glaze"]);
  const search = openSearch({
    ...searchKeys,
    dataDir: folder,
    onError: console.error,
    follows: { catalogue, indexes: ["products"] },
  });
  closeSearch = search.close;
  shop = { ...embedded, search: search.handle };
  await app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  closeSearch();
  shop.close();
  await app.close();
  await removeFolder(folder);
});

/** Changes the database directly, as another program of the merchant would. */
function change(sql: string): void {
  const database = openDatabase(shopFile(folder));
  database.run(sql);
  database.close();
}

test("records read through GraphQL equal the records of the embedded search", async () => {
  const own = async () => {
    const request = new Request("http://search.internal/1/indexes/products/browse", {
      method: "POST",
      headers: { "x-algolia-application-id": "embedded", "x-algolia-api-key": "write" },
      body: JSON.stringify({ attributesToRetrieve: ["*"], hitsPerPage: 1000 }),
    });
    const response = (await shop.search?.(request)) ?? Response.error();
    return ((await response.json()) as { hits: ProductRecord[] }).hits;
  };
  const earlier = new Map((await own()).map((record) => [record.objectID, record]));
  const read: ProductRecord[] = [];
  for await (const { contentHash: _, ...record } of records(new Map())) read.push(record);
  expect(read.map(({ objectID }) => objectID).sort()).toEqual([...earlier.keys()].sort());
  const popularity = expect.any(Number);
  for (const record of read) {
    expect({ ...record, popularity }).toEqual({ ...earlier.get(record.objectID), popularity });
  }
  // GraphQL does not expose sales figures; the order by popularity is the same nevertheless.
  const sold = read
    .toSorted((one, other) => other.popularity - one.popularity)
    .map(({ objectID }) => earlier.get(objectID)?.popularity ?? 0);
  expect(sold).toEqual(sold.toSorted((one, other) => other - one));
});

describe("indexing a shop", () => {
  test("resumes after an interruption, and publishes the index only when it is complete", async () => {
    const begun = watched(() => {
      throw new Error("The power failed.");
    });
    const options = { batchSize: 40 };
    const first = indexShop({ client: begun.client, index: "goods" }, records, options);
    await expect(first).rejects.toThrow("The power failed.");
    expect(begun.sent).toHaveLength(40);
    expect((await direct.call("GET", "goods/settings")).status).toBe(404);

    const again = watched((_requests, index) => expect(index).toBe("goods_next"));
    const drift = await indexShop({ client: again.client, index: "goods" }, records, options);
    expect(drift.missing).toHaveLength(drift.products);
    expect(again.sent).toHaveLength(drift.products - 40);
    expect(await recordsIn("goods")).toHaveLength(drift.products);
    expect(await recordsIn("goods_price-desc")).toHaveLength(drift.products);
    expect((await direct.call("GET", "goods_next/settings")).status).toBe(404);
    const mug = await direct.search({ query: "cabin beaker" }, "goods");
    expect(mug.hits[0]).toMatchObject({ slug: "cabin-mug", price: 19 });
    expect(mug.hits[0]).not.toHaveProperty("contentHash");
  });

  test("sends nothing to an index that is up to date", async () => {
    const { client, sent } = watched();
    const drift = await indexShop({ client, index: "goods" }, records);
    expect(drift).toMatchObject({
      missing: [],
      stale: [],
      surplus: [],
      settings: new Map(),
      synonyms: { changed: [], surplus: [] },
    });
    expect(sent).toEqual([]);
  });

  test("sends the record of a product that was sold, and of none that it overtakes", async () => {
    const sold = (await recordsIn("goods_popularity")).at(-1)?.objectID ?? "";
    change(`update listing set total_sales = 100000 where product_id = ${sold}`);
    const { client, sent } = watched();
    const drift = await indexShop({ client, index: "goods" }, records);
    expect([drift.missing, drift.stale, drift.surplus, sent.length]).toEqual([[], [sold], [], 1]);
    expect((await recordsIn("goods_popularity"))[0]?.objectID).toBe(sold);
    const after = await indexShop({ client, index: "goods" }, records, { isDryRun: true });
    expect(after.stale).toEqual([]);
  });

  test("sends changed records and deletes removed ones, in one batch", async () => {
    change("update product set name = 'Quince holder' where slug = 'soap-dish'");
    await direct.save([{ objectID: "0", name: "Left over" }], "goods");
    await direct.set({ customRanking: ["asc(price)"] }, "goods_price");
    await direct.call("PUT", "goods/synonyms/theirs", { synonyms: ["holder", "stand"] });
    await direct.call("PUT", "goods/synonyms/vitrine-old", { synonyms: ["a", "b"] });

    const dry = watched();
    const report = await indexShop({ client: dry.client, index: "goods" }, records, {
      isDryRun: true,
    });
    expect(dry.sent).toEqual([]);
    expect(await direct.found({ query: "left over" }, "goods")).toContain("0");
    expect(report).toMatchObject({
      missing: [],
      stale: [expect.any(String)],
      surplus: ["0"],
      settings: new Map([["goods_price", ["customRanking"]]]),
      synonyms: { changed: [], surplus: ["vitrine-old"] },
    });

    const batches: BatchRequest[][] = [];
    const { client } = watched((requests) => batches.push(requests));
    await indexShop({ client, index: "goods" }, records);
    expect(batches).toEqual([
      [
        { action: "addObject", body: expect.objectContaining({ name: "Quince holder" }) },
        { action: "deleteObject", body: { objectID: "0" } },
      ],
    ]);
    const after = await indexShop({ client, index: "goods" }, records, { isDryRun: true });
    expect([after.stale, after.surplus, after.settings.size]).toEqual([[], [], 0]);
    expect((await direct.call("GET", "goods/synonyms/theirs")).status).toBe(200);
    expect((await direct.call("GET", "goods/synonyms/vitrine-old")).status).toBe(404);
  });

  test("leaves the previous index searchable until many changes are complete", async () => {
    change("update product set description = description || ' Anew.'");
    const responses: Promise<unknown>[] = [];
    const before = await recordsIn("goods");
    const found = async () => (await direct.search({ query: "anew" }, "goods")).nbHits;
    const { client, sent } = watched((_requests, index) => {
      expect(index).toBe("goods_next");
      responses.push(found());
    });
    await indexShop({ client, index: "goods" }, records, { batchSize: 30 });
    expect(sent).toHaveLength(before.length);
    expect(responses.length).toBeGreaterThan(1);
    for (const response of responses) expect(await response).toBe(0);
    const anew = await direct.search({ query: "anew", hitsPerPage: 0 }, "goods_rating");
    expect(anew.nbHits).toBe(before.length);
  });

  test("leaves the index unchanged if the shop lists no products or is unreachable", async () => {
    const { client, sent } = watched();
    async function* nothing() {}
    await expect(indexShop({ client, index: "goods" }, nothing)).rejects.toThrow(
      "The shop lists no product; the index is left as it is.",
    );
    async function* broken() {
      yield* records(new Map());
      throw new Error("The backend gave no list of what there is in the shop.");
    }
    await expect(indexShop({ client, index: "goods" }, broken)).rejects.toThrow("no list");
    expect(sent).toEqual([]);
  });

  test("fails with a one-sentence reason for a key without write permission", async () => {
    const target = { index: "goods", place: "Algolia (embedded)" };
    for (const key of ["search", "wrong"]) {
      const client = clientFor(key);
      const failure: unknown = await indexShop({ client, ...target }, records).catch(
        (error: unknown) => error,
      );
      expect(indexingError(failure, { client, ...target })).toMatch(
        /^ALGOLIA_ADMIN_KEY was refused by Algolia \(embedded\) for the index goods .*\.$/,
      );
    }
  });
});
