import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRefreshQueue, createVisitedPages } from "./refreshQueue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Queue whose pages take a second; those whose path starts with `/bad` then fail. */
function observedQueue(options: Partial<Parameters<typeof createRefreshQueue>[0]> = {}) {
  const rendered: string[] = [];
  const failures: string[] = [];
  const queue = createRefreshQueue({
    onError: (_error, path) => void failures.push(path),
    ...options,
  });
  const add = (path: string) =>
    queue.add(path, async () => {
      rendered.push(path);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      if (path.startsWith("/bad")) throw new Error("unavailable");
    });
  return { queue, add, rendered, failures };
}

test("Two pages at a time are rendered again, each once however often it is read", async () => {
  const { add, rendered, queue } = observedQueue();
  for (const path of ["/a", "/a", "/b", "/c", "/c", "/b"]) add(path);
  expect(rendered).toEqual(["/a", "/b"]);
  expect(queue.counts()).toEqual({ running: 2, waiting: 1 });
  await pass(1_100);
  expect(rendered).toEqual(["/a", "/b", "/c"]);
  await pass(1_100);
  add("/a");
  expect(rendered.at(-1)).toBe("/a");
});

test("A thousand pages wait at most; the others are added by their next reader", async () => {
  const { add, queue, rendered } = observedQueue();
  for (let count = 0; count < 10_000; count += 1) add(`/${count}`);
  expect(queue.counts()).toEqual({ running: 2, waiting: 1_000 });
  await pass(1_100);
  add("/9999");
  await pass(3_600_000);
  expect(rendered.length).toBe(1_003);
  expect(rendered.at(-1)).toBe("/9999");
});

test("No page is rendered again while the backend may not be called, and all are afterwards", async () => {
  let delayMs = 5_000;
  const { add, rendered } = observedQueue({ delayMs: () => delayMs });
  for (const path of ["/a", "/b", "/c"]) add(path);
  await pass(60_000);
  expect(rendered).toEqual([]);
  delayMs = 0;
  await pass(10_000);
  expect(rendered).toEqual(["/a", "/b", "/c"]);
});

test("After three failures in a row the other pages wait for ten seconds", async () => {
  const { add, rendered, failures } = observedQueue();
  for (let count = 0; count < 100; count += 1) add(`/bad/${count}`);
  await pass(9_000);
  expect(rendered.length).toBe(4);
  expect(failures.length).toBe(4);
  await pass(60_000);
  expect(rendered.length).toBeLessThan(20);
});

test("A page that always fails holds up no other, and is tried again after ten seconds", async () => {
  const { add, rendered } = observedQueue();
  for (let count = 0; count < 12; count += 1) {
    add("/bad");
    add(`/${count}`);
    await pass(1_200);
  }
  expect(rendered.filter((path) => path !== "/bad").length).toBe(12);
  expect(rendered.filter((path) => path === "/bad").length).toBe(2);
});

test("A closed queue renders nothing more", async () => {
  const { add, queue, rendered } = observedQueue();
  for (const path of ["/a", "/b", "/c"]) add(path);
  queue.close();
  add("/d");
  await pass(60_000);
  expect(rendered).toEqual(["/a", "/b"]);
});

test("The pages with a tag are returned in the order of their visits", () => {
  const visited = createVisitedPages();
  for (const path of ["/a", "/b", "/b", "/c", "/b", "/c"]) {
    visited.note(path, path === "/a" ? ["post:1"] : ["post:1", "post:2"]);
  }
  expect(visited.withTags(new Set(["post:1"]))).toEqual(["/b", "/c", "/a"]);
  expect(visited.withTags(new Set(["post:2", "post:9"]))).toEqual(["/b", "/c"]);
  expect(visited.withTags(new Set(["post:9"]))).toEqual([]);
});
