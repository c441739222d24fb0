import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openSearchServer } from "#tests/worlds/backends/searchServer.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";

const { app, client } = openSearchServer();
const { call, found, save, search, set } = client;
afterAll(() => app.close());

const cup = { objectID: "cup", name: "Cup", price: 5 };
const jug = { objectID: "a/b", name: "Jug", price: 9 };

describe("API keys", () => {
  const send = (query: string, headers = {}) =>
    app.inject({ url: `/1/indexes/products/settings${query}`, headers });

  test.each([
    ["", {}],
    ["?x-algolia-application-id=embedded&x-algolia-api-key=wrong", {}],
    ["?x-algolia-application-id=other&x-algolia-api-key=write", {}],
    ["", { "x-algolia-application-id": "embedded", "x-algolia-api-key": "wrong" }],
  ])('such as "%s" %j are rejected with 403', async (query, headers) => {
    const { statusCode, body } = await send(query, headers);
    expect(statusCode).toBe(403);
    expect(JSON.parse(body)).toEqual({
      message: "Invalid Application-ID or API key",
      status: 403,
    });
  });

  test("for searching cannot read settings, write records or browse", async () => {
    const key = "x-algolia-application-id=embedded&x-algolia-api-key=search";
    for (const [method, path] of [
      ["GET", "products/settings"],
      ["PUT", "products/settings"],
      ["POST", "products/batch"],
      ["POST", "products/browse"],
      ["DELETE", "products"],
      ["GET", ""],
    ] as const) {
      const url = `/1/indexes${path && `/${path}`}?${key}`;
      const { statusCode, body } = await app.inject({ method, url });
      expect([path, statusCode]).toEqual([path, 403]);
      expect(body).toContain("Method not allowed with this API key");
    }
  });

  test("may be sent from pages of any origin", async () => {
    const requests = "content-type,x-algolia-api-key";
    const preflight = await app.inject({
      method: "OPTIONS",
      url: "/1/indexes/products/settings",
      headers: { origin: "https://a.example", "access-control-request-headers": requests },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, POST, PUT, DELETE, OPTIONS",
      "access-control-allow-headers": requests,
    });
    const { headers } = await send("");
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "Retry-After",
    });
  });
});

test("an invalid body and an unknown index get an error response", async () => {
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/1/indexes/*/queries?x-algolia-application-id=embedded&x-algolia-api-key=search",
    payload: "{",
  });
  expect(statusCode).toBe(400);
  expect(await client.searches([{ indexName: "none" }])).toMatchObject({
    status: 404,
    body: { message: "Index none does not exist", status: 404 },
  });
  expect((await call("GET", "none/task/99999")).status).toBe(404);
});

test("records are saved, updated, read by ID, browsed and deleted", async () => {
  const saved = await save([cup, jug]);
  expect(saved.body).toEqual({ taskID: expect.any(Number), objectIDs: ["cup", "a/b"] });
  expect((await call("GET", "products/a%2Fb")).body).toEqual(jug);
  await call("POST", "products/cup/partial", { price: { _operation: "Increment", value: 2 } });
  await call("POST", "products/new/partial?createIfNotExists=false", { name: "New" });
  const read = await call("POST", "*/objects", {
    requests: [
      { indexName: "products", objectID: "cup", attributesToRetrieve: ["price"] },
      { indexName: "products", objectID: "new" },
    ],
  });
  expect(read.body["results"]).toEqual([{ objectID: "cup", price: 7 }, null]);

  const first = await call("POST", "products/browse", { hitsPerPage: 1 });
  const next = await call("POST", "products/browse", { cursor: first.body["cursor"] });
  expect([first.body["hits"], next.body["hits"]]).toEqual([[jug], [{ ...cup, price: 7 }]]);
  expect(next.body).not.toHaveProperty("cursor");

  await call("DELETE", "products/cup");
  expect(await found({})).toEqual(["a/b"]);
  await call("POST", "products/deleteByQuery", { filters: "price > 8" });
  expect(await found({})).toEqual([]);
});

test("a batch with an invalid part saves nothing", async () => {
  const wrong = await call("POST", "products/batch", {
    requests: [
      { action: "addObject", body: cup },
      { action: "paint", body: jug },
    ],
  });
  expect(wrong.status).toBe(400);
  expect(await found({})).toEqual([]);
});

test("a changed record is found by its new text only", async () => {
  await save([{ objectID: "x", name: "Old lamp" }]);
  await save([{ objectID: "x", name: "New lamp" }]);
  expect([await found({ query: "old" }), await found({ query: "new" })]).toEqual([[], ["x"]]);
  expect((await search({ query: "lamp" })).nbHits).toBe(1);
});

test("replicas have their primary's records and reject writes", async () => {
  await set({ replicas: ["cheap"] }, "shop");
  await set({ ranking: ["asc(price)"] }, "cheap");
  await save([jug, cup], "shop");
  expect(await found({}, "cheap")).toEqual(["cup", "a/b"]);
  expect((await save([cup], "cheap")).status).toBe(400);
  expect((await call("DELETE", "cheap")).status).toBe(400);
  await set({ replicas: [] }, "shop");
  await save([{ objectID: "pot", name: "Pot" }], "shop");
  expect((await found({}, "cheap")).toSorted()).toEqual(["a/b", "cup"]);
});

test("an index is replaced atomically, and its replicas follow", async () => {
  await set({ replicas: ["dear"], attributesForFaceting: ["name"] }, "goods");
  await set({ ranking: ["desc(price)"] }, "dear");
  await save([cup], "goods");
  await call("POST", "goods/operation", {
    operation: "copy",
    destination: "goods_tmp",
    scope: ["settings", "synonyms"],
  });
  await save([jug, { ...cup, name: "Mug" }], "goods_tmp");
  expect(await found({ query: "mug" }, "goods")).toEqual([]);
  await call("POST", "goods_tmp/operation", { operation: "move", destination: "goods" });
  expect(await found({ query: "mug" }, "goods")).toEqual(["cup"]);
  expect(await found({}, "dear")).toEqual(["a/b", "cup"]);
  const { facets } = await search({ facets: ["name"] }, "goods");
  expect(facets).toEqual({ name: { Jug: 1, Mug: 1 } });
  expect((await call("GET", "goods_tmp/settings")).status).toBe(404);
});

test("facet values are ordered by count, then alphabetically, whenever they were added", async () => {
  await set({ attributesForFaceting: ["glaze"] }, "glazes");
  const glazed = (...glazes: string[]) =>
    glazes.map((glaze, place) => ({ objectID: `${glaze}-${place}`, glaze }));
  const counted = async (parameters = {}) =>
    Object.keys(
      (await search({ facets: ["glaze"], ...parameters }, "glazes")).facets["glaze"] ?? {},
    );
  await save(glazed("Slate", "Moss", "Moss", "Oat"), "glazes");
  expect(await counted()).toEqual(["Moss", "Oat", "Slate"]);
  await save(glazed("Rust", "Indigo", "Rust"), "glazes");
  expect(await counted()).toEqual(["Moss", "Rust", "Indigo", "Oat", "Slate"]);
  expect(await counted({ maxValuesPerFacet: 3 })).toEqual(["Moss", "Rust", "Indigo"]);
  const alphabetical = { sortFacetValuesBy: "alpha", maxValuesPerFacet: 3 };
  expect(await counted(alphabetical)).toEqual(["Indigo", "Moss", "Oat"]);
});

test("all data is restored after a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-search-"));
  const before = openSearchServer(folder);
  await before.client.set({ searchableAttributes: ["name"], replicas: ["cheap"] });
  await before.client.save([{ ...cup, text: "hidden" }, jug]);
  await before.client.call("PUT", "products/synonyms/s", { synonyms: ["mug", "cup"] });
  // Not awaited: the next process that opens the index rebuilds its text.
  await before.client.call("PUT", "products/settings", { searchableAttributes: ["name", "text"] });
  await before.app.close();

  const after = openSearchServer(folder);
  expect(await after.client.found({ query: "mug" })).toEqual(["cup"]);
  expect(await after.client.found({ query: "hidden" }, "products")).toEqual(["cup"]);
  expect(await after.client.found({ query: "jug" }, "cheap")).toEqual(["a/b"]);
  await after.app.close();
  await removeFolder(folder);
});
