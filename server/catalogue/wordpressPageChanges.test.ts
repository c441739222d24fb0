import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachePages } from "#server/backend/line/wordpressPages.ts";
import type { ListedPage } from "#server/backend/line/catalogueLists.ts";
import { followWordpressPages } from "./wordpressPageChanges.ts";
import { createShopChanges } from "./shopChanges.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12) }));
afterEach(() => void vi.useRealTimers());

const BEFORE = "2026-11-28T08:00:00";
const about: ListedPage = { path: "/about", id: 5, title: "About", modifiedGmt: BEFORE };

/** Follows the pages of a WordPress; returns what is noted. */
function open() {
  const site = { pages: [about], requests: 0 };
  const pages = cachePages(async function* () {
    site.requests += 1;
    yield* site.pages;
  });
  const changes = createShopChanges();
  const noted: string[] = [];
  changes.onChange((tags) => void noted.push(tags.join(" ")));
  followWordpressPages(changes, pages, { isProduct: (id) => id === 12 });
  /** Waits for the list that a change causes. */
  const settled = () => vi.advanceTimersByTimeAsync(2_000);
  return { site, pages, changes, noted, settled };
}

test.each<[string, ListedPage[], string]>([
  ["new page", [about, { path: "/terms", id: 6 }], "pages post:6 lists"],
  ["renamed page", [{ ...about, path: "/us" }], "pages post:5 lists"],
  ["page with a new title", [{ ...about, title: "Us" }], "pages post:5 lists"],
  ["withdrawn page", [], "pages post:5 lists"],
  ["edited page", [{ ...about, modifiedGmt: "2026-11-28T09:00:00" }], "post:5 lists"],
])("A %s is noted soon after a notice that may concern it", async (_, now, tags) => {
  const { site, pages, changes, noted, settled } = open();
  await pages.has("/none");
  site.pages = now;
  noted.length = 0;
  changes.note(["post:99"]);
  await settled();
  expect(noted).toEqual(["post:99", tags]);
});

test("The first list notes WordPress's times of change, by which older pages are outdated", async () => {
  const { pages, changes } = open();
  await pages.has("/none");
  expect(changes.changedAt(["pages"])).toBe(Date.parse(`${BEFORE}Z`) + 1_000);
});

test("A change of a known product fetches no list, and many others one every two seconds", async () => {
  const { site, changes, settled } = open();
  changes.note(["post:12", "lists"]);
  await settled();
  expect(site.requests).toBe(0);
  for (let id = 100; id < 150; id += 1) {
    changes.note([`post:${id}`]);
    await vi.advanceTimersByTimeAsync(100);
  }
  await settled();
  expect(site.requests).toBeLessThanOrEqual(4);
});
