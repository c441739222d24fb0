import { expect, test } from "vitest";
import { createShopChanges } from "#server/catalogue/shopChanges.ts";
import { createCdnHeaders, cdnTagsOf, purgedTags, publicPage } from "./cdnHeaders.ts";
import type { RenderedPage } from "./render.ts";

const page = { tags: ["all", "post:12", "lists"], renderedAt: 1_000 };
const sent = { status: 200, caching: "public, max-age=0, must-revalidate" };
const settings = { CDN_SECONDS: 3600, CDN_KIND: "http" } as const;
const open = (given: Partial<Parameters<typeof createCdnHeaders>[0]> = {}) =>
  createCdnHeaders({ ...settings, ...given }, createShopChanges());

test("A page is cached by the CDN only, under the tags of what it shows", () => {
  expect(open()(page, sent)).toEqual({
    "cache-control":
      "public, max-age=0, must-revalidate, s-maxage=3600, stale-while-revalidate=60, stale-if-error=86400",
    "surrogate-key": "v-all v-p12 v-lists",
  });
});

test("Cloudflare gets tags with commas, and the times in a header of its own", () => {
  expect(open({ CDN_KIND: "cloudflare" })(page, sent)).toMatchObject({
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
      open({ CDN_SECONDS })({ ...page, maxSeconds }, sent)?.["cache-control"] ?? "",
    )?.[1];
  expect([secondsOf(600, 3600), secondsOf(600, 30)]).toEqual(["600", "30"]);
});

test.each([302, 303, 500, 503])("A response with status %i is not cached", (status) => {
  expect(open()(page, { ...sent, status })).toBeUndefined();
});

test("A page of which something has changed is not cached", () => {
  const changes = createShopChanges(() => 2_000);
  const headersOf = createCdnHeaders(settings, changes);
  expect(headersOf(page, sent)).toBeDefined();
  changes.note(["post:12"]);
  expect(headersOf(page, sent)).toBeUndefined();
  expect(headersOf({ ...page, renderedAt: 2_001 }, sent)).toBeDefined();
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
