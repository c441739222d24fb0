import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShopFacts } from "#relay/publicFacts.ts";

const MINUTE = 60_000;
const LATEST = "/builds/latest.json";
const META = "/builds/meta/this.json";
/** Idle callback and delay until a page's build manifest is fetched. */
const MANIFEST_MS = 2000;

const shop = { buildId: "this" } as ShopFacts;
const requested: string[] = [];
/** Responses in place of the server's, one for each request to the address. */
const responses: Record<string, (() => Response)[]> = {};

const same = () => Response.json({ id: "this" });
const newer = () => Response.json({ id: "newer" });
const missing = () => new Response(null, { status: 404 });
const failing = () => new Response(null, { status: 500 });
const unreachable = () => {
  throw new TypeError("The server is not reached.");
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<script id="payload">${JSON.stringify({ shop })}</script>`;
  requested.length = 0;
  for (const address of [LATEST, META]) responses[address] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    requested.push(url);
    const address = url.split("?")[0] ?? "";
    const respond = responses[address]?.shift();
    if (respond) return respond();
    return address === META ? Response.json({ prerendered: ["/", "/product/*"] }) : same();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "connection");
});

/** Opens a page, which has fetched no manifest and knows of no other build. */
async function openPage() {
  vi.resetModules();
  const { isPrerendered, watchBuilds } = await import("./buildManifest.ts");
  const { isOutdated } = await import("#relay/latestBuild.ts");
  const watch = (buildPollSeconds = 60) => watchBuilds({ ...shop, buildPollSeconds });
  return { isOutdated, isPrerendered, watch };
}

const times = (address: string) => requested.filter((url) => url.split("?")[0] === address).length;

test.each([
  ["at the configured interval", 60, 3],
  ["never when the interval is 0", 0, 0],
])("The browser polls for a newer build %s", async (_, seconds, polls) => {
  const { watch, isOutdated } = await openPage();
  watch(seconds);
  await vi.advanceTimersByTimeAsync(3 * MINUTE + 500);
  expect(times(LATEST)).toBe(polls);
  expect(isOutdated()).toBe(false);
});

test("Each poll has a URL of its own, so that no cache responds to it", async () => {
  const { watch } = await openPage();
  watch();
  await vi.advanceTimersByTimeAsync(2 * MINUTE + 500);
  const polls = requested.filter((url) => url.startsWith(LATEST));
  expect(polls[0]).toMatch(/\?\d{13}$/);
  expect(polls[1]).not.toBe(polls[0]);
});

test("Polling stops once a newer build is known", async () => {
  const { watch, isOutdated } = await openPage();
  responses[LATEST] = [newer];
  watch();
  await vi.advanceTimersByTimeAsync(MINUTE + 500);
  expect(isOutdated()).toBe(true);
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(times(LATEST)).toBe(1);
});

test.each([
  ["responds with 404", missing],
  ["responds with 403", () => new Response(null, { status: 403 })],
  ["responds with 500", failing],
  ["responds with HTML", () => new Response("<html>")],
  ["cannot be reached", unreachable],
])("Polling continues when the server %s, and then finds the newer build", async (_, fail) => {
  const { watch, isOutdated } = await openPage();
  responses[LATEST] = [fail, fail, newer];
  watch();
  await vi.advanceTimersByTimeAsync(2 * MINUTE + 500);
  expect([times(LATEST), isOutdated()]).toEqual([2, false]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([times(LATEST), isOutdated()]).toEqual([3, true]);
});

test.each([
  ["fails to load", failing, 2],
  ["is missing", missing, 1],
])("A build manifest that %s does not stop the polling", async (_, respond, manifests) => {
  const { watch } = await openPage();
  responses[META] = [respond];
  watch();
  await vi.advanceTimersByTimeAsync(MANIFEST_MS);
  expect(times(META)).toBe(1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(times(LATEST)).toBe(1);
  expect(times(META)).toBe(manifests);
});

test("The build manifest is fetched once, a second after the page is idle", async () => {
  const { watch } = await openPage();
  watch();
  await vi.advanceTimersByTimeAsync(900);
  expect(times(META)).toBe(0);
  await vi.advanceTimersByTimeAsync(1100);
  expect(times(META)).toBe(1);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(times(META)).toBe(1);
});

test.each([
  ["slow-2g", 0],
  ["2g", 1],
  ["3g", 1],
])(
  "On a %s connection the build manifest is fetched %d times by itself",
  async (type, manifests) => {
    Object.defineProperty(navigator, "connection", {
      value: { effectiveType: type },
      configurable: true,
    });
    const { watch } = await openPage();
    watch(0);
    await vi.advanceTimersByTimeAsync(22_000);
    expect(times(META)).toBe(manifests);
  },
);

test("A path is pre-rendered if the manifest lists it or its prefix", async () => {
  const { isPrerendered } = await openPage();
  const paths = ["/", "/product/lamp", "/cart", "/product"];
  const found = await Promise.all(paths.map((path) => isPrerendered(path)));
  expect(found).toEqual([true, true, false, false]);
  expect(times(META)).toBe(1);
});
