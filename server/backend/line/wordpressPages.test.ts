import { expect, test } from "vitest";
import { cachePages } from "./wordpressPages.ts";

/** A WordPress with these pages, that counts the requests for them. */
function wordpress(...paths: string[]) {
  const site = { paths, requests: 0, isDown: false, at: 1 };
  async function* list() {
    site.requests += 1;
    if (site.isDown) throw new Error("unavailable");
    for (const path of site.paths) yield { path, id: 1 };
  }
  return { site, pages: cachePages(list, () => site.at) };
}

test("WordPress is requested once, however many paths are tried", async () => {
  const { site, pages } = wordpress("/about");
  const tried = Array.from({ length: 50 }, (_, index) => pages.has(`/none-${index}`));
  expect(new Set(await Promise.all(tried))).toEqual(new Set([false]));
  expect(await pages.has("/about")).toBe(true);
  expect(site.requests).toBe(1);
});

test("A new page is found after a minute", async () => {
  const { site, pages } = wordpress("/about");
  expect(await pages.has("/terms")).toBe(false);
  site.paths.push("/terms");
  expect(await pages.has("/terms")).toBe(false);
  site.at += 60_001;
  expect(await pages.has("/terms")).toBe(true);
  expect(pages.version()).toBe(2);
});

test("A known page is found without a request, and stays known while WordPress is unavailable", async () => {
  const { site, pages } = wordpress("/about");
  await pages.has("/about");
  site.isDown = true;
  site.at += 60_001;
  expect(pages.isKnown("/about")).toBe(true);
  expect(await pages.has("/about")).toBe(true);
  await expect(pages.has("/none")).rejects.toThrow("unavailable");
});

test("An unavailable WordPress is not requested again for a while", async () => {
  const { site, pages } = wordpress("/about");
  site.isDown = true;
  await expect(pages.has("/about")).rejects.toThrow("unavailable");
  await expect(pages.has("/about")).rejects.toThrow("unavailable");
  expect(site.requests).toBe(1);
  site.isDown = false;
  site.at += 10_000;
  expect(await pages.has("/about")).toBe(true);
});

test("An endless list is not read to its end", async () => {
  let given = 0;
  async function* endless() {
    for (;;) yield { path: `/page-${(given += 1)}`, id: given };
  }
  expect(await cachePages(endless).has("/none")).toBe(false);
  expect(given).toBe(2000);
});

test("A new page is found at once after a change, and listeners get both lists", async () => {
  const { site, pages } = wordpress("/about");
  const lists: (readonly (readonly string[] | undefined)[])[] = [];
  pages.onList((now, before) => void lists.push([[...now.keys()], before && [...before.keys()]]));
  expect(await pages.has("/terms")).toBe(false);
  site.paths.push("/terms");
  await pages.refetch();
  expect(await pages.has("/terms")).toBe(true);
  expect(lists).toEqual([
    [["/about"], undefined],
    [["/about", "/terms"], ["/about"]],
  ]);
});

test("A list that is being fetched while something changes is fetched once more", async () => {
  const { site, pages } = wordpress("/about");
  const first = pages.has("/terms");
  await Promise.all([first, pages.refetch()]);
  expect(site.requests).toBe(2);
});
