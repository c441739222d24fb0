import { LRUCache } from "lru-cache";
import { expect, test, vi } from "vitest";
import { FETCHING, refetch, singleFlight } from "./fetchOnce.ts";

/** Function with an argument that resolves when a test says so, and the calls of it. */
function heldCalls() {
  const calls: { key: string; resolve: (value: string) => void; reject: (error: Error) => void }[] =
    [];
  const run = (key: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    calls.push({ key, resolve, reject });
    return promise;
  };
  return { calls, run };
}

test("concurrent calls with one key share a result or an error, and the next call runs anew", async () => {
  const { calls, run } = heldCalls();
  const shared = singleFlight(run);
  const [first, joined, other] = [shared("a"), shared("a"), shared("b")];
  expect(calls.map(({ key }) => key)).toEqual(["a", "b"]);
  calls[0]?.reject(new Error("down"));
  calls[1]?.resolve("b");
  await expect(first).rejects.toThrow("down");
  await expect(joined).rejects.toThrow("down");
  expect(await other).toBe("b");
  const next = shared("a");
  calls[2]?.resolve("a");
  expect(await next).toBe("a");
});

test("a value that is evicted or replaced while it is fetched still reaches its readers", async () => {
  const { calls, run } = heldCalls();
  const cache = new LRUCache<string, string>({ ...FETCHING, max: 1, fetchMethod: run });
  const evicted = cache.fetch("a");
  const replaced = cache.fetch("b");
  cache.set("b", "new");
  for (const { key, resolve } of calls) resolve(key);
  expect([await evicted, await replaced, cache.get("b")]).toEqual(["a", "b", "new"]);
});

test("a failed fetch leaves the stale value to those who accept it", async () => {
  const clock = { now: 1 };
  const cache = new LRUCache<string, string>({
    ...FETCHING,
    max: 1,
    ttl: 10,
    perf: { now: () => clock.now },
    fetchMethod: () => Promise.reject(new Error("down")),
  });
  cache.set("a", "old");
  clock.now += 11;
  await expect(cache.fetch("a")).rejects.toThrow("down");
  expect(cache.peek("a", { allowStale: true })).toBe("old");
});

test("a refetch follows a fetch in flight, which may be older than the change", async () => {
  const { calls, run } = heldCalls();
  const cache = new LRUCache<string, string>({ ...FETCHING, max: 1, fetchMethod: run });
  const early = cache.fetch("a");
  const late = refetch(cache, "a");
  calls[0]?.resolve("before");
  expect(await early).toBe("before");
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.resolve("after");
  expect(await late).toBe("after");
});
