import { expect, test, afterEach, beforeEach, vi } from "vitest";
import { createShopChanges } from "#server/catalogue/shopChanges.ts";
import {
  PurgeError,
  createCdnHeaders,
  cdnTagsOf,
  purgedTags,
  publicPage,
  createPurgeQueue,
} from "./cdn.ts";
import type { RenderedPage } from "./render.ts";

const page = { tags: ["all", "post:12", "lists"], renderedAt: 1_000 };
const answer = { status: 200, caching: "public, max-age=0, must-revalidate" };
const settings = { CDN_SECONDS: 3600, CDN_KIND: "http" } as const;
const open = (given: Partial<Parameters<typeof createCdnHeaders>[0]> = {}) =>
  createCdnHeaders({ ...settings, ...given }, createShopChanges());

test("A page is cached by the CDN only, under the tags of what it shows", () => {
  expect(open()(page, answer)).toEqual({
    "cache-control":
      "public, max-age=0, must-revalidate, s-maxage=3600, stale-while-revalidate=60, stale-if-error=86400",
    "surrogate-key": "v-all v-p12 v-lists",
  });
});

test("Cloudflare gets tags with commas, and the times in a header of its own", () => {
  expect(open({ CDN_KIND: "cloudflare" })(page, answer)).toMatchObject({
    "cache-tag": "v-all,v-p12,v-lists",
    "cdn-cache-control": "public, max-age=3600, stale-while-revalidate=60, stale-if-error=86400",
  });
});

test.each([301, 404])("A response with status %i is cached for a minute", (status) => {
  const headers = open()(page, { status, caching: "private, no-store" });
  expect(headers?.["cache-control"]).toMatch(/^public, max-age=0, must-revalidate, s-maxage=60,/);
});

test("A response is cached for its own longest time, and never longer than the setting says", () => {
  const secondsOf = (maxSeconds: number, CDN_SECONDS: number) =>
    /s-maxage=(\d+)/.exec(
      open({ CDN_SECONDS })({ ...page, maxSeconds }, answer)?.["cache-control"] ?? "",
    )?.[1];
  expect([secondsOf(600, 3600), secondsOf(600, 30)]).toEqual(["600", "30"]);
});

test.each([302, 303, 500, 503])("A response with status %i is not cached", (status) => {
  expect(open()(page, { ...answer, status })).toBeUndefined();
});

test("A page of which something has changed is not cached", () => {
  const changes = createShopChanges(() => 2_000);
  const headersOf = createCdnHeaders(settings, changes);
  expect(headersOf(page, answer)).toBeDefined();
  changes.note(["post:12"]);
  expect(headersOf(page, answer)).toBeUndefined();
  expect(headersOf({ ...page, renderedAt: 2_001 }, answer)).toBeDefined();
});

const records = (count: number) => Array.from({ length: count }, (_, id) => `post:${id + 1}`);

test("A page has short tags of its records and groups, and none of what never changes alone", () => {
  const tags = cdnTagsOf(["all", "post:12", "term:3", "comment:7", "lists", "pages"]);
  expect(tags).toEqual(["v-all", "v-p12", "v-t3", "v-lists", "v-pages"]);
});

test("A page of more than a hundred records has one tag for them", () => {
  expect(cdnTagsOf(["all", ...records(100)])).toHaveLength(101);
  expect(cdnTagsOf(["all", ...records(101), "lists"])).toEqual(["v-all", "v-lists", "v-many"]);
});

test("A change purges its tags and the pages of many records", () => {
  expect(purgedTags(["post:12", "lists"])).toEqual(["v-p12", "v-lists", "v-many"]);
});

test("A change of everything purges all pages by one tag", () => {
  expect(purgedTags(["post:12", "all", "lists"])).toEqual(["v-all"]);
});

const rendered: RenderedPage = { status: 200, html: "", isShared: true };

test("A page rendered for one request is cached briefly, until any change", () => {
  expect(publicPage(rendered, 5)).toEqual({
    tags: ["all", "lists", "pages"],
    renderedAt: 5,
    maxSeconds: 60,
  });
});

test.each<[string, Partial<RenderedPage>, boolean]>([
  ["page that lacks data", { isShared: false }, false],
  ["missing page", { status: 404, isShared: false, isMissing: true, isComplete: true }, true],
  ["missing page without all data", { status: 404, isShared: false, isMissing: true }, false],
  ["page that failed", { status: 503, isShared: false }, false],
  ["permanent redirect", { status: 301, isShared: false, location: "/" }, true],
  ["redirect for now", { status: 303, isShared: false, location: "/" }, false],
])("A CDN may cache a %s, or not", (_, found, mayCache) => {
  expect(publicPage({ ...rendered, ...found }, 5) !== undefined).toBe(mayCache);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a queue of an API that takes three tags at once; returns the purges that it got. */
function openQueue() {
  const state = { error: undefined as Error | undefined };
  const sent: (readonly string[])[] = [];
  const onState = vi.fn();
  const send = async (tags: readonly string[]) => {
    sent.push(tags);
    if (state.error) throw state.error;
  };
  return { state, sent, onState, queue: createPurgeQueue({ maxTags: 3, send }, onState) };
}

test("Tags of one moment are purged together, each once", async () => {
  const { queue, sent } = openQueue();
  queue.add(["a", "b"]);
  queue.add(["b", "c"]);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([["a", "b", "c"]]);
});

test("More tags than the API takes at once are purged in parts", async () => {
  const { queue, sent } = openQueue();
  queue.add(["a", "b", "c", "d"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([["a", "b", "c"], ["d"]]);
});

test("A purge that fails is repeated after one, two, four seconds, and reported once", async () => {
  const { state, queue, sent, onState } = openQueue();
  state.error = new Error("connection refused");
  queue.add(["a"]);
  await vi.advanceTimersByTimeAsync(200 + 1_000 + 2_000);
  expect(sent).toHaveLength(3);
  expect(onState.mock.calls).toEqual([[true, state.error]]);
  state.error = undefined;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent.at(-1)).toEqual(["a"]);
  expect(onState).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(4);
});

test("The API's own time to wait is kept, up to a minute", async () => {
  const { state, queue, sent } = openQueue();
  state.error = new PurgeError("limited", 30_000);
  queue.add(["a"]);
  await vi.advanceTimersByTimeAsync(200 + 29_000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
});

test("More than a thousand tags become one for all pages, and no other joins it", async () => {
  const { queue, sent } = openQueue();
  queue.add(Array.from({ length: 1_001 }, (_, id) => `v-p${id}`));
  queue.add(["v-p2000"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([["v-all"]]);
});

test("What waits at the end is purged before it, and nothing after it", async () => {
  const { queue, sent } = openQueue();
  queue.add(["a"]);
  await queue.close();
  expect(sent).toEqual([["a"]]);
  queue.add(["b"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(1);
});
