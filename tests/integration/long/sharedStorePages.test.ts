import type { FastifyInstance } from "fastify";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createShopChanges } from "#server/catalogue/shopChanges.ts";
import { createAdmissionControl } from "#server/limits/admission.ts";
import { createPages } from "#server/rendering/cachedPages.ts";
import { plainBody } from "#server/rendering/responseBody.ts";
import { compressPage, isCachedPage } from "#server/rendering/cachedPage.ts";
import { openPageCache } from "#server/rendering/pageCache.ts";
import type { CachedPage } from "#server/rendering/cachedPage.ts";
import type { RenderedPage } from "#server/rendering/render.ts";
import { openSharedStorePages } from "#server/rendering/sharedStorePages.ts";
import { openSharedStore } from "#server/store/sharedStore.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { startValkey, withValkey } from "#tests/worlds/servers/valkey.ts";
import type { Valkey } from "#tests/worlds/servers/valkey.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import { openWorld } from "#tests/worlds/world.ts";

// Cached pages that several servers share, over a real Valkey or Redis.

const BUILD = "build-facts";
const admission = createAdmissionControl();
const backend = { url: "", shared: fetch, personal: fetch };
const textOf = (page: CachedPage | RenderedPage | undefined) =>
  page && isCachedPage(page) ? plainBody(page.html).toString() : page?.html;

describe("Pages of several servers", withValkey, () => {
  let valkey: Valkey;
  let folder: string;
  const ends: (() => Promise<void> | void)[] = [];

  beforeEach(async () => {
    valkey = await startValkey();
    folder = await mkdtemp(join(tmpdir(), "vitrine-shared-pages-"));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const end of ends.splice(0)) await end();
    await valkey.remove();
    await removeFolder(folder);
  });

  async function openPagesInStore(build = BUILD) {
    const shop = { GRAPHQL_ENDPOINT: "http://127.0.0.1:1/graphql" };
    const store = await openSharedStore(valkey.url, shop, () => {});
    ends.push(store.close);
    return openSharedStorePages(store, build);
  }

  /** Opens the pages of one more server, with its own memory, disk and record of changes. */
  async function openServer(name: string, render: (path: string) => Promise<RenderedPage>) {
    const sharedStorePages = await openPagesInStore();
    const cache = openPageCache(join(folder, name, BUILD), {
      maxMemoryBytes: 1e6,
      onError: (error) => {
        throw error;
      },
      elsewhere: sharedStorePages.get,
    });
    const changes = createShopChanges();
    const refreshes = { add: vi.fn<(path: string, refresh: () => Promise<void>) => void>() };
    const rendering = vi.fn(({ url }: { url: string }) => render(url));
    const pages = createPages(rendering, cache, refreshes, admission, {
      changes,
      sharedStorePages,
    });
    const open = async (path: string) => textOf(await pages.get(path, backend));
    return { open, rendering, changes, refreshes, sharedStorePages, cache };
  }

  const rendered = (html: string): RenderedPage => ({ status: 200, html, isShared: true });
  const slowly = async () => {
    await pause(200);
    return rendered("slow");
  };

  test("A page that one server has rendered is served by the others, also from their disks", async () => {
    const one = await openServer("one", async () => rendered("first"));
    const other = await openServer("other", async () => rendered("second"));
    expect(await one.open("/a")).toBe("first");
    await expect.poll(async () => other.cache.has("/a")).toBe(true);
    expect(await other.open("/a")).toBe("first");
    await valkey.kill();
    const restarted = await openServer("other", async () => rendered("second"));
    expect(await restarted.open("/a")).toBe("first");
    expect([other, restarted].map(({ rendering }) => rendering.mock.calls)).toEqual([[], []]);
  });

  test("A page is rendered once, however many servers and visitors request it at once", async () => {
    const servers = await Promise.all(
      ["one", "two", "three"].map((name) => openServer(name, slowly)),
    );
    const visits = servers.flatMap(({ open }) => [open("/a"), open("/a"), open("/a")]);
    expect(new Set(await Promise.all(visits))).toEqual(new Set(["slow"]));
    expect(servers.flatMap(({ rendering }) => rendering.mock.calls)).toHaveLength(1);
  });

  test("A stale page that another server has rendered again is taken from there", async () => {
    const one = await openServer("one", async () => rendered("new"));
    const other = await openServer("other", async () => rendered("newer"));
    await other.cache.put("/a", { html: "old", renderedAt: Date.now() - 61_000 });
    await one.open("/a");
    expect(await other.open("/a")).toBe("old");
    const [, refresh] = other.refreshes.add.mock.calls[0] ?? [];
    await refresh?.();
    expect(await other.open("/a")).toBe("new");
    expect(other.rendering).not.toHaveBeenCalled();
  });

  test("A page is not taken after a change that its rendering may have missed", async () => {
    const one = await openServer("one", async () => rendered("before"));
    const other = await openServer("other", async () => rendered("after"));
    await one.open("/a");
    await pause(5);
    other.changes.note(["all"]);
    expect(await other.open("/a")).toBe("after");
    one.changes.note(["all"]);
    await pause(5);
    expect(await one.open("/a")).toBe("before");
  });

  test("A page that was rendered after a change is taken by every server that knows of it", async () => {
    const one = await openServer("one", async () => rendered("after"));
    const other = await openServer("other", async () => rendered("again"));
    await other.cache.put("/a", { html: "before", renderedAt: Date.now() - 1_000 });
    for (const { changes } of [one, other]) changes.note(["all"]);
    // A page counts as older by the time that the store takes for it.
    await pause(400);
    expect(await one.open("/a")).toBe("after");
    expect(await other.open("/a")).toBe("after");
  });

  test("The age of a page is the same for a server whose clock is an hour late or early", async () => {
    const one = await openServer("one", async () => rendered("a"));
    await one.open("/a");
    await expect.poll(() => one.sharedStorePages.get("/a")).toBeDefined();
    await pause(50);
    const now = Date.now;
    for (const hours of [-1, 1]) {
      vi.spyOn(Date, "now").mockImplementation(() => now() + hours * 3_600_000);
      const page = await one.sharedStorePages.get("/a");
      const age = Date.now() - (page?.renderedAt ?? 0);
      expect(age).toBeGreaterThan(40);
      expect(age).toBeLessThan(5_000);
    }
  });

  test("A server renders a page itself once the lease of another one has run out", async () => {
    const one = await openServer("one", async () => rendered("mine"));
    const { isOurs } = await (await openPagesInStore()).claim("/a");
    expect(isOurs).toBe(true);
    const startedAt = performance.now();
    expect(await one.open("/a")).toBe("mine");
    expect(performance.now() - startedAt).toBeGreaterThan(4_500);
  });

  test("A server ends no lease that another one has taken since", async () => {
    const store = await openPagesInStore();
    const late = await store.claim("/a");
    await pause(5_200);
    const next = await store.claim("/a");
    expect(next.isOurs).toBe(true);
    late.end(await compressPage({ build: BUILD, path: "/a" }, { html: "late", renderedAt: 1 }));
    await pause(50);
    expect((await store.claim("/a")).isOurs).toBe(false);
    next.end();
    await expect.poll(async () => (await store.claim("/a")).isOurs).toBe(true);
  });

  test("A page that no longer exists leaves the store too", async () => {
    let page = rendered("there");
    const one = await openServer("one", async () => page);
    await one.open("/a");
    await expect.poll(() => one.sharedStorePages.get("/a")).toBeDefined();
    page = { status: 404, html: "", isShared: false };
    await pause(5);
    one.changes.note(["all"]);
    await one.open("/a");
    await expect.poll(() => one.sharedStorePages.get("/a")).toBeUndefined();
  });

  test("Another build or other settings have their own pages", async () => {
    const one = await openServer("one", async () => rendered("a"));
    await one.open("/a");
    await expect.poll(() => one.sharedStorePages.get("/a")).toBeDefined();
    expect(await (await openPagesInStore("another-build")).get("/a")).toBeUndefined();
  });

  describe("with a shop", () => {
    const paths = ["/", "/products", "/search", "/category/accessories", "/product/v-neck-t-shirt"];

    async function openApps() {
      const woo = await openWooServer({ isSmall: true });
      ends.push(woo.close);
      const open = async (name: string): Promise<FastifyInstance> => {
        const { app } = await openWorld({
          settings: {
            GRAPHQL_ENDPOINT: woo.endpoint,
            CACHE_URL: valkey.url,
            DATA_DIR: join(folder, name),
          },
        });
        ends.unshift(() => app.close());
        return app;
      };
      return { woo, apps: [await open("one"), await open("other")] as const };
    }
    /** Counts the pages in the store, into which a server writes after its response. */
    const pagesInStore = async () => {
      const store = await openSharedStore(valkey.url, { GRAPHQL_ENDPOINT: "" }, () => {});
      const keys = await store.run((client) =>
        client.eval('return redis.call("keys", "*:page:*")'),
      );
      store.close();
      return [keys].flat().length;
    };
    const statuses = async (app: FastifyInstance, urls: readonly string[]) =>
      (await Promise.all(urls.map((url) => app.inject({ url })))).map((page) => page.statusCode);

    test("a second server sends the backend no query for pages that the first has rendered", async () => {
      const { woo, apps } = await openApps();
      const [one, other] = apps;
      const first = await one.inject({ url: "/product/v-neck-t-shirt" });
      await expect.poll(pagesInStore).toBe(1);
      woo.forget();
      const second = await other.inject({ url: "/product/v-neck-t-shirt" });
      expect(second.headers.etag).toBe(first.headers.etag);
      expect(second.headers["content-security-policy"]).toBe(
        first.headers["content-security-policy"],
      );
      const queries = woo.calls().filter(({ body }) => body.query.includes("ProductPageQuery"));
      expect(queries).toEqual([]);
    });

    test("no visitor sees a failure while the store is frozen, killed and back again", async () => {
      const { apps } = await openApps();
      const [one, other] = apps;
      await statuses(one, paths.slice(0, 2));
      valkey.freeze();
      expect(new Set(await statuses(other, paths))).toEqual(new Set([200]));
      expect(new Set(await statuses(one, paths))).toEqual(new Set([200]));
      valkey.thaw();
      await valkey.kill();
      const products = ["/product/cap", "/product/belt", "/product/beanie"];
      expect(new Set(await statuses(one, [...paths, ...products]))).toEqual(new Set([200]));
      await valkey.start();
      expect(new Set(await statuses(other, [...paths, ...products]))).toEqual(new Set([200]));
    });
  });
});
