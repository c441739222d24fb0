import type { Route } from "@playwright/test";
import { openReady } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

test("prefetching has at most four routes in flight and loads each once", async ({ page }) => {
  await openReady(page, "/products");
  const held: Route[] = [];
  let most = 0;
  const requests: string[] = [];
  await page.route("**/product/**", (route) => {
    requests.push(new URL(route.request().url()).pathname);
    held.push(route);
    most = Math.max(most, held.length);
  });
  const count = await page.evaluate(() => {
    const links = [...document.querySelectorAll("#main a[href^='/product/']")];
    for (const link of [...links, ...links]) {
      link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    }
    return new Set(links.map((link) => link.getAttribute("href"))).size;
  });
  expect(count).toBeGreaterThan(8);
  await expect.poll(() => held.length).toBe(4);
  while (requests.length < count || held.length > 0) {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await held.shift()?.continue();
  }
  expect(most).toBe(4);
  expect(new Set(requests).size).toBe(requests.length);
});
