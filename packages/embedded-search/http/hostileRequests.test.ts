import { afterAll, beforeAll, expect, test } from "vitest";
import { openSearch } from "#search/openSearch.ts";

// Requests to the search that are as expensive as strangers can write them.

const search = openSearch({
  dataDir: ":memory:",
  appId: "embedded",
  searchKey: "search",
  adminKey: "admin",
  onError(error) {
    throw error;
  },
});

async function post(path: string, body: unknown, key = "search") {
  const request = new Request(`http://search.internal/1/indexes/${path}`, {
    method: "POST",
    headers: { "x-algolia-application-id": "embedded", "x-algolia-api-key": key },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const before = process.threadCpuUsage();
  const response = await search.handle(request);
  const { user, system } = process.threadCpuUsage(before);
  return { status: response.status, text: await response.text(), ms: (user + system) / 1000 };
}

beforeAll(async () => {
  const requests = Array.from({ length: 300 }, (_, id) => ({
    action: "addObject",
    body: { objectID: `${id}`, name: `mug ${id}`, price: id },
  }));
  await post("products/batch", { requests }, "admin");
});
afterAll(() => search.close());

const LONG = 120_000;

test.each([
  ["tabs as a numeric filter", { numericFilters: ["\t".repeat(LONG)] }],
  ["tabs after an attribute", { numericFilters: [`price${"\t".repeat(LONG)}`] }],
  ["a range of tabs", { numericFilters: [`price:1${"\t".repeat(LONG)}TO`] }],
  ["digits without an end", { filters: `price > ${"0".repeat(LONG)}x` }],
  ["digits that fit the limit", { filters: `price > ${"0".repeat(16_000)}x` }],
  ["digits as a value", { filters: `price:${"0".repeat(16_000)}x y` }],
  ["parentheses", { filters: "(".repeat(LONG) }],
  ["parentheses that fit the limit", { filters: "(".repeat(16_000) }],
  ["a quote without an end", { filters: `"${"\\a".repeat(8_000)}` }],
  ["many filters", { facetFilters: Array.from({ length: 5_000 }, () => "brand:Osier") }],
  ["many alternatives", { facetFilters: [Array.from({ length: 5_000 }, () => "brand:Osier")] }],
  ["many preferences", { optionalFilters: Array.from({ length: 5_000 }, () => "brand:Osier") }],
  ["a list without an end", { facetFilters: `[${"a".repeat(LONG)}` }],
  ["many attributes", { attributesToRetrieve: Array.from({ length: 5_000 }, () => "a.b") }],
  ["a long text", { query: "a ".repeat(LONG / 2) }],
  ["a long text of few characters", { query: "ü".repeat(300) }],
  ["deep lists", `{"extra":${"[".repeat(LONG / 2)}${"]".repeat(LONG / 2)}}`],
  ["deep lists as text", { params: `extra=${"[".repeat(LONG / 2)}${"]".repeat(LONG / 2)}` }],
])("The search refuses %s with status 400, in little time and in few words", async (_, body) => {
  const { status, text, ms } = await post("products/query", body);
  expect(JSON.parse(text)).toEqual({ status: 400, message: expect.any(String) });
  expect(status).toBe(400);
  expect(text.length).toBeLessThan(1_000);
  expect(ms).toBeLessThan(100);
});

test("The search refuses a text to search for in Algolia's words", async () => {
  const { text } = await post("products/query", { query: "a".repeat(513) });
  expect(text).toContain(
    'Invalid value for \\"query\\" parameter, expected string shorter than 512 bytes',
  );
});

test.each(["queries", "objects"])(
  "The search refuses more than 100 requests to *%s",
  async (path) => {
    const requests = Array.from({ length: 101 }, () => ({ indexName: "products", objectID: "1" }));
    expect(await post(`*/${path}`, { requests })).toMatchObject({ status: 400 });
    expect(await post(`*/${path}`, { requests: requests.slice(1) })).toMatchObject({ status: 200 });
  },
);

test("The search refuses more than 2,000 hits in one response", async () => {
  const requests = Array.from({ length: 7 }, () => ({ indexName: "products", hitsPerPage: 300 }));
  expect(await post("*/queries", { requests })).toMatchObject({ status: 400 });
});

test("The search lets other work run between the searches of one request", async () => {
  const requests = Array.from({ length: 20 }, () => ({ indexName: "products", query: "mug" }));
  let turns = 0;
  let isRunning = true;
  const count = () => {
    turns += 1;
    if (isRunning) setImmediate(count);
  };
  setImmediate(count);
  await post("*/queries", { requests });
  isRunning = false;
  expect(turns).toBeGreaterThanOrEqual(19);
});
