import { expect, test, vi } from "vitest";
import { createProductReader } from "./comparedProducts.ts";
import type { ComparedRecord } from "./comparedProducts.ts";

/**
 * Reads a shop of some products, and of categories in lists of a hundred, whose backend takes
 * milliseconds for each; returns the requests.
 */
async function readOf({
  products,
  categories = 0,
  msOfEach,
}: {
  products: number;
  categories?: number;
  msOfEach: number;
}) {
  vi.useFakeTimers();
  const requests: { first: number; at: number }[] = [];
  const categoryRequests: typeof requests = [];
  const shared: typeof fetch = async (_url, init) => {
    const { operationName, variables } = JSON.parse(
      typeof init?.body === "string" ? init.body : "",
    ) as { operationName: string; variables: { first?: number; after: string | null } };
    const ofCategories = operationName === "comparedProductsTermsQuery";
    const all = ofCategories ? categories : products;
    const from = Number(variables.after ?? 0);
    const { first = 100 } = variables;
    const count = Math.min(first, all - from);
    (ofCategories ? categoryRequests : requests).push({ first, at: performance.now() });
    await rest(count * msOfEach);
    const nodes = Array.from({ length: count }, (_, at) => ({
      databaseId: from + at + 1,
      taxonomyName: at % 2 === 0 ? "product_cat" : "pa_color",
      modifiedGmt: "2026-11-28T00:40:50",
    }));
    const end = from + count;
    const pageInfo = { hasNextPage: end < all, endCursor: String(end) };
    return Response.json({ data: { list: { nodes, pageInfo } } });
  };
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const read = createProductReader({ shared }, rest);
  const found: ComparedRecord[] = [];
  const reading = (async () => {
    for await (const product of read(5_000)) found.push(product);
  })();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await reading;
  return { requests, categoryRequests, read: found };
}

test("A thousand products are read within a minute, a hundred every five seconds", async () => {
  const { requests, read } = await readOf({ products: 1_000, msOfEach: 4 });
  expect(new Set(read.map(({ tag }) => tag)).size).toBe(1_000);
  expect(requests.map(({ first }) => first)).toEqual(Array.from({ length: 10 }, () => 100));
  const [first, last] = [requests.at(0)?.at ?? 0, requests.at(-1)?.at ?? Infinity];
  expect(last - first).toBeLessThanOrEqual(45_000);
});

test("A backend that takes long for a hundred products is asked for fewer, and rests as long as it works", async () => {
  const { requests, read } = await readOf({ products: 400, msOfEach: 40 });
  expect(new Set(read.map(({ tag }) => tag)).size).toBe(400);
  expect(requests.map(({ first }) => first).slice(0, 3)).toEqual([100, 50, 50]);
  const [, second, third] = requests.map(({ at }) => at);
  // A request of 50 takes two seconds.
  expect((third ?? 0) - (second ?? 0)).toBeCloseTo(4_000, -2);
});

test("A product has the time of its last change in UTC, at the end of the second", async () => {
  const { read } = await readOf({ products: 1, msOfEach: 1 });
  expect(read[0]?.modifiedAt).toBe(Date.UTC(2026, 10, 28, 0, 40, 51));
});

test("All categories and attributes' values are read before the products, and the backend rests between the requests", async () => {
  const { requests, categoryRequests, read } = await readOf({
    products: 2,
    categories: 250,
    msOfEach: 4,
  });
  const tags = read.map(({ tag }) => tag);
  expect(tags.filter((tag) => tag.startsWith("term:"))).toHaveLength(250);
  expect(tags.slice(-2)).toEqual(["post:1", "post:2"]);
  const starts = categoryRequests.map(({ at }) => at);
  // A request of a hundred takes 400 ms.
  expect(starts.map((at) => at - (starts[0] ?? 0))).toEqual([0, 800, 1_600]);
  expect((requests[0]?.at ?? 0) - (starts[2] ?? 0)).toBe(200);
});
