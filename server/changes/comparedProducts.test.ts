import { expect, test, vi } from "vitest";
import { createProductReader } from "./comparedProducts.ts";
import type { ComparedProduct } from "./comparedProducts.ts";

/** Reads a shop of some products whose backend takes milliseconds for each; returns the requests. */
async function readOf({ products, msOfEach }: { products: number; msOfEach: number }) {
  vi.useFakeTimers();
  const requests: { first: number; at: number }[] = [];
  const shared: typeof fetch = async (_url, init) => {
    const { variables } = JSON.parse(typeof init?.body === "string" ? init.body : "") as {
      variables: { first: number; after: string | null };
    };
    const from = Number(variables.after ?? 0);
    const count = Math.min(variables.first, products - from);
    requests.push({ first: variables.first, at: performance.now() });
    await rest(count * msOfEach);
    const nodes = Array.from({ length: count }, (_, at) => ({
      databaseId: from + at + 1,
      modifiedGmt: "2026-11-28T00:40:50",
    }));
    const end = from + count;
    const pageInfo = { hasNextPage: end < products, endCursor: String(end) };
    return Response.json({ data: { list: { nodes, pageInfo } } });
  };
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const read = createProductReader({ shared }, rest);
  const found: ComparedProduct[] = [];
  const reading = (async () => {
    for await (const product of read(5_000)) found.push(product);
  })();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await reading;
  return { requests, read: found };
}

test("A thousand products are read within a minute, a hundred every five seconds", async () => {
  const { requests, read } = await readOf({ products: 1_000, msOfEach: 4 });
  expect(new Set(read.map(({ id }) => id)).size).toBe(1_000);
  expect(requests.map(({ first }) => first)).toEqual(Array.from({ length: 10 }, () => 100));
  const [first, last] = [requests.at(0)?.at ?? 0, requests.at(-1)?.at ?? Infinity];
  expect(last - first).toBeLessThanOrEqual(45_000);
});

test("A backend that takes long for a hundred products is asked for fewer, and rests as long as it works", async () => {
  const { requests, read } = await readOf({ products: 400, msOfEach: 40 });
  expect(new Set(read.map(({ id }) => id)).size).toBe(400);
  expect(requests.map(({ first }) => first).slice(0, 3)).toEqual([100, 50, 50]);
  const [, second, third] = requests.map(({ at }) => at);
  // A request of 50 takes two seconds.
  expect((third ?? 0) - (second ?? 0)).toBeCloseTo(4_000, -2);
});

test("A product has the time of its last change in UTC, at the end of the second", async () => {
  const { read } = await readOf({ products: 1, msOfEach: 1 });
  expect(read[0]?.modifiedAt).toBe(Date.UTC(2026, 10, 28, 0, 40, 51));
});
