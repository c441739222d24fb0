import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { createAdmissionControl } from "#server/limits/admission.ts";
import { createShopChanges } from "#server/catalogue/shopChanges.ts";
import { plainBody } from "./responseBody.ts";
import { compressPage, isCachedPage } from "./cachedPage.ts";
import type { PageCache } from "./pageCache.ts";
import type { CachedPage, UncompressedPage } from "./cachedPage.ts";
import { createPages, cachedPayloads } from "./cachedPages.ts";
import { createRefreshQueue } from "./refreshQueue.ts";
import type { RenderedPage } from "./render.ts";

const admission = createAdmissionControl();
const backend = { url: "", shared: fetch, personal: fetch };
const rendered = (html: string, isShared = true): RenderedPage => ({ status: 200, html, isShared });

const refreshes = (onError: (error: unknown) => void = () => {}) => createRefreshQueue({ onError });

function memoryCache(): PageCache & { cached: Map<string, CachedPage> } {
  const cached = new Map<string, CachedPage>();
  return {
    cached,
    get: async (path) => cached.get(path),
    has: async (path) => cached.has(path),
    put: async (path, page) => {
      const compressed = "bytes" in page ? page : await compressPage({ build: "a", path }, page);
      cached.set(path, compressed);
      return compressed;
    },
    remove: async (path) => void cached.delete(path),
  };
}

const htmlOf = (page: CachedPage | RenderedPage | undefined) =>
  page && isCachedPage(page) ? plainBody(page.html).toString() : page?.html;

const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000;

test("A shared page is rendered once for concurrent requests, and cached", async () => {
  const render = vi.fn(async () => rendered("a"));
  const cache = memoryCache();
  const pages = createPages(render, cache, refreshes(), admission);
  await Promise.all([pages.get("/a", backend), pages.get("/a", backend)]);
  await pages.get("/a", backend);
  expect(render).toHaveBeenCalledTimes(1);
  expect(cache.cached.has("/a")).toBe(true);
});

test("A personal page is never cached", async () => {
  const cache = memoryCache();
  const pages = createPages(async () => rendered("mine", false), cache, refreshes(), admission);
  await pages.get("/cart", backend);
  expect(cache.cached.size).toBe(0);
});

test("A page older than a minute is served at once and rendered again in the background", async () => {
  const cache = memoryCache();
  await cache.put("/a", { html: "old", renderedAt: hoursAgo(1) });
  const pages = createPages(async () => rendered("new"), cache, refreshes(), admission);
  const served = await pages.get("/a", backend);
  expect(htmlOf(served)).toBe("old");
  await vi.waitFor(() => expect(htmlOf(cache.cached.get("/a"))).toBe("new"), 15_000);
});

test("A page that a wrong clock dated in the future is stale too", async () => {
  const cache = memoryCache();
  await cache.put("/a", { html: "old", renderedAt: Date.now() + 31_536_000_000 });
  const add = vi.fn();
  const pages = createPages(async () => rendered("new"), cache, { add }, admission);
  await pages.get("/a", backend);
  expect(add).toHaveBeenCalledExactlyOnceWith("/a", expect.any(Function));
});

test("A cached page stays if rendering it again fails, and the failure is reported", async () => {
  const cache = memoryCache();
  await cache.put("/a", { html: "old", renderedAt: hoursAgo(1) });
  const onError = vi.fn();
  const pages = createPages(
    () => Promise.reject(new Error("unavailable")),
    cache,
    refreshes(onError),
    admission,
  );
  const served = await pages.get("/a", backend);
  expect(htmlOf(served)).toBe("old");
  await vi.waitFor(() => expect(onError).toHaveBeenCalled(), 15_000);
});

test("A page that the shop has removed is evicted from the cache", async () => {
  const cache = memoryCache();
  await cache.put("/a", { html: "old", renderedAt: hoursAgo(1) });
  const gone = { status: 404, html: "", isShared: false };
  const pages = createPages(async () => gone, cache, refreshes(), admission);
  await pages.get("/a", backend);
  await vi.waitFor(() => expect(cache.cached.has("/a")).toBe(false), 15_000);
});

describe("A page that is a week old", () => {
  async function open(render: () => Promise<RenderedPage>) {
    const cache = memoryCache();
    await cache.put("/a", { html: "old", renderedAt: hoursAgo(7 * 24 + 1) });
    return createPages(render, cache, refreshes(), admission);
  }

  test("is rendered before it is served", async () => {
    const pages = await open(async () => rendered("new"));
    expect(htmlOf(await pages.get("/a", backend))).toBe("new");
    expect(pages.counts().delay.count).toBe(0);
  });

  test("is served as it is while the backend is unavailable", async () => {
    const pages = await open(() => Promise.reject(new Error("unavailable")));
    expect(htmlOf(await pages.get("/a", backend))).toBe("old");
  });
});

describe("A page of which something has changed", () => {
  const idOf = (id: number) => Buffer.from(`post:${id}`).toString("base64");
  const payload = JSON.stringify({ data: { product: { id: idOf(7) } } });

  /** Opens pages over a backend whose price changes with each rendering. */
  async function open(render: () => Promise<RenderedPage>) {
    const cache = memoryCache();
    const changes = createShopChanges();
    await cache.put("/a", { html: "old", payload, renderedAt: Date.now() - 1_000 });
    const queue = refreshes();
    const pages = createPages(render, cache, queue, admission, { changes });
    const htmlNow = async () => htmlOf(await pages.get("/a", backend));
    return { cache, changes, htmlNow };
  }
  const renderNew = async () => ({ ...rendered("new"), payload });

  test("is rendered before it is served", async () => {
    const { changes, htmlNow } = await open(renderNew);
    expect(await htmlNow()).toBe("old");
    changes.note(["post:7"]);
    expect(await htmlNow()).toBe("new");
  });

  test("is rendered without a visitor, if it was requested before", async () => {
    const { cache, changes, htmlNow } = await open(renderNew);
    await htmlNow();
    changes.note(["post:7"]);
    await vi.waitFor(() => expect(htmlOf(cache.cached.get("/a"))).toBe("new"));
  });

  test("is served as it is while it cannot be rendered", async () => {
    const { changes, htmlNow } = await open(async () => ({ ...rendered("", false), status: 503 }));
    changes.note(["post:7"]);
    expect(await htmlNow()).toBe("old");
  });

  test("is served as it is while it is rendered for longer than three seconds", async () => {
    const { changes, htmlNow } = await open(() => new Promise(() => {}));
    changes.note(["post:7"]);
    vi.useFakeTimers();
    const served = htmlNow();
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    expect(await served).toBe("old");
  });

  test("stays outdated if its data were read before the change", async () => {
    let name = "read before";
    const { changes, htmlNow } = await open(async () => {
      const html = name;
      await pause(20);
      return { ...rendered(html), payload };
    });
    changes.note(["post:7"]);
    const first = htmlNow();
    await pause(10);
    name = "read after";
    changes.note(["post:7"]);
    expect(await htmlNow()).toBe("read after");
    await first;
    expect(await htmlNow()).toBe("read after");
  });

  test("is another one's matter if its own data have not changed", async () => {
    const { changes, htmlNow } = await open(renderNew);
    changes.note(["post:8", "lists"]);
    expect(await htmlNow()).toBe("old");
  });
});

const payload = { data: { product: null }, variables: { slug: "a" } };
const page = { html: "", renderedAt: 0 };
const pageAt = (path: string, content: UncompressedPage) =>
  compressPage({ build: "a", path }, content);
const cachedPages = {
  "/product/%C3%A9": await pageAt("/product/%C3%A9", {
    ...page,
    payload: JSON.stringify(payload),
  }),
  "/plain": await pageAt("/plain", page),
};
const cache: Pick<PageCache, "get" | "has"> = {
  get: async (path) => cachedPages[path as keyof typeof cachedPages],
  has: async (path) => path in cachedPages,
};
const cached = cachedPayloads(cache, ["/"]);

test("The payload of a cached page is found by any spelling of its path, however old it is", async () => {
  expect(await cached.payloadAt("/product/%c3%a9/")).toEqual(payload);
  expect(await cached.has("/product/%c3%a9/")).toBe(true);
});

test("No payload is found for a page that is not cached or was cached without one", async () => {
  expect(await cached.payloadAt("/product/b")).toBeUndefined();
  expect(await cached.has("/product/b")).toBe(false);
  expect(await cached.payloadAt("/plain")).toBeUndefined();
});
