import { expect, test } from "vitest";
import type { RenderedPage } from "./render.ts";
import { publicPage } from "./cdnHeaders.ts";

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
])("A CDN may cache a %s, or not", (_, page, mayCache) => {
  expect(publicPage({ ...rendered, ...page }, 5) !== undefined).toBe(mayCache);
});
