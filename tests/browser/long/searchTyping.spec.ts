import type { Page, Route } from "@playwright/test";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { afterTimers, rested } from "#tests/worlds/browser/settled.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const INDEX = "**/1/indexes/**";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search products" });
const namesOf = (page: Page) => page.locator("#main article h3").allTextContents();
const firstOf = async (page: Page) => (await namesOf(page))[0];
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);
/** Waits longer than the debounce of widgets and URL after a key. */
const debounced = (page: Page) => afterTimers(page, 700);

test.beforeAll(async ({ shop }) => {
  const keys = "x-algolia-application-id=embedded&x-algolia-api-key=search";
  await fetch(`${shop.url}/1/indexes/products/query?${keys}`, {
    method: "POST",
    body: "{}",
  });
});

/** Opens the search page once InstantSearch runs, and collects the bodies of its queries. */
async function open(page: Page, address: string): Promise<string[]> {
  const taken = page.waitForResponse(INDEX);
  await page.goto(address);
  await hydrated(page);
  await taken;
  await debounced(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    const body = request.url().includes("/1/indexes/") ? request.postData() : undefined;
    if (body) requests.push(body);
  });
  return requests;
}

/** Stops the page's clock: on a slow machine real time could let the client time requests out. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Holds back index queries that contain this text, until the returned function is called. */
async function holdBack(page: Page, requests = ""): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(INDEX, async (route: Route) => {
    if (route.request().postData()?.includes(requests)) await promise;
    await route.continue();
  });
  return resolve;
}

test("a keystroke queries the index once, whatever else narrows the search", async ({ page }) => {
  const requests = await open(page, "/search?q=mu");
  await field(page).press("End");
  await field(page).press("g");
  await expect.poll(() => search(page)).toBe("?q=mug");
  await debounced(page);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain('"query":"mug"');

  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price");
  await page.locator("summary", { hasText: "Availability" }).click();
  await page.getByRole("checkbox", { name: /^In stock/ }).check();
  await page.getByRole("checkbox", { name: /^Celadon/ }).check();
  await expect.poll(() => search(page)).toBe("?q=mug&colour=celadon&stock=in&sort=price");
  await debounced(page);
  requests.splice(0);
  await field(page).press("End");
  await field(page).press("Backspace");
  await expect.poll(() => search(page)).toBe("?q=mu&colour=celadon&stock=in&sort=price");
  await debounced(page);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain('"query":"mu"');
});

test("a late response to a shorter query is not shown", async ({ page }) => {
  await open(page, "/search?q=bowl");
  const release = await holdBack(page, '"query":"lam"');
  const late = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"query":"lam"')),
  );
  await stopClock(page);
  await field(page).fill("lam");
  await field(page).fill("candle");
  const firstSoon = async () => {
    await page.clock.runFor(10);
    return firstOf(page);
  };
  await expect.poll(firstSoon).toMatch(/candle/i);
  release();
  await late;
  await page.clock.resume();
  await debounced(page);
  expect(await firstOf(page)).toMatch(/candle/i);
  expect(search(page)).toBe("?q=candle");
});

test("while the first query is pending, the products shown without a query are not listed as its results", async ({
  page,
}) => {
  await open(page, "/search");
  const release = await holdBack(page);
  await stopClock(page);
  await field(page).fill("stoneware");
  // Shorter than the client's connect timeout.
  await page.clock.runFor(800);
  expect(search(page)).toBe("?q=stoneware");
  const popular = page.locator("#main section", { hasText: "Bestselling" });
  expect(await namesOf(page)).toEqual(await popular.locator("article h3").allTextContents());
  await page.getByRole("heading", { name: "Everything we keep" }).waitFor();
  release();
  await page.clock.resume();
  await expect.poll(() => namesOf(page)).toContain("Heron teapot");
  expect(await page.getByRole("heading", { name: "Everything we keep" }).count()).toBe(0);
});

test("filters chosen while responses are pending add up, also before the page renders them", async ({
  page,
}) => {
  await open(page, "/search?q=stoneware");
  const release = await holdBack(page);
  await stopClock(page);
  await page.getByRole("group", { name: "Departments" }).getByRole("link").first().click();
  await page.getByRole("radio", { name: /^4 and up/ }).check();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price");
  await page.locator("summary", { hasText: "Availability" }).click();
  await page.getByRole("checkbox", { name: /^In stock/ }).check();
  await page.getByRole("link", { name: "Remove Rated 4 and up" }).click();
  release();
  await page.clock.resume();
  const whole = /^\?q=stoneware&stock=in&category=[\w-]+&sort=price$/;
  await expect.poll(() => search(page)).toMatch(whole);
  await debounced(page);
  expect(search(page)).toMatch(whole);
  expect(await page.getByRole("checkbox", { name: /^In stock/ }).isChecked()).toBe(true);
  expect(await page.getByRole("radio", { name: "Any" }).isChecked()).toBe(true);
  expect(await page.getByRole("combobox", { name: "Sort by" }).inputValue()).toBe("price");
});

test("Enter, a removed filter and a sort order apply to text typed just before, and back restores the results", async ({
  page,
}) => {
  await open(page, "/search?q=mug&stock=in");
  const before = await namesOf(page);
  await field(page).fill("bowl");
  await field(page).press("Enter");
  await expect.poll(() => search(page)).toBe("?q=bowl&stock=in");
  await expect.poll(() => firstOf(page)).toMatch(/bowl/i);
  await goBack(page);
  await expect.poll(() => namesOf(page)).toEqual(before);
  await debounced(page);

  // The filter is removed in the previous results, as the response is pending.
  const release = await holdBack(page);
  await stopClock(page);
  await field(page).fill("bowl");
  await page.getByRole("link", { name: "Remove In stock" }).click();
  release();
  await page.clock.resume();
  await expect.poll(() => search(page)).toBe("?q=bowl");
  await expect.poll(() => firstOf(page)).toMatch(/bowl/i);
  expect(await field(page).inputValue()).toBe("bowl");
  await debounced(page);

  await field(page).fill("lamp");
  await expect.poll(() => firstOf(page)).toMatch(/lamp/i);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price");
  await expect.poll(() => search(page)).toBe("?q=lamp&sort=price");
  expect(await field(page).inputValue()).toBe("lamp");
});

test("a sort order chosen in the server-rendered list adds up with a filter chosen after the index has responded", async ({
  page,
}) => {
  const release = await holdBack(page);
  const navigation = Promise.withResolvers<void>();
  await page.route(/_payload\.json.*sort=price/, async (route) => {
    await navigation.promise;
    await route.continue();
  });
  await page.goto("/search?q=mug");
  await hydrated(page);
  const order = page.getByRole("combobox", { name: "Sort by" });
  await order.selectOption("price");
  const taken = page.waitForResponse(INDEX);
  release();
  await (await taken).finished();
  await rested(page);
  await page.locator("summary", { hasText: "Availability" }).click();
  await page.getByRole("checkbox", { name: /^In stock/ }).check();
  navigation.resolve();
  await expect.poll(() => search(page)).toBe("?q=mug&stock=in&sort=price");
  await debounced(page);
  expect(search(page)).toBe("?q=mug&stock=in&sort=price");
  expect(await order.inputValue()).toBe("price");
});

const simple = (page: Page) => page.getByText("Basic results for now.");

test("when the index is or becomes unreachable, the backend's search provides the results, and a notice calls them basic", async ({
  page,
}) => {
  await page.route(INDEX, (route) => route.abort());
  await page.goto("/search?q=bowl&stock=in");
  await hydrated(page);
  await simple(page).waitFor();
  expect(await namesOf(page)).not.toEqual([]);
  await field(page).fill("jug");
  await expect.poll(() => search(page)).toBe("?q=jug&stock=in");
  await expect.poll(async () => (await namesOf(page)).join()).toMatch(/jug/);
  expect(await field(page).inputValue()).toBe("jug");
  await page.getByRole("link", { name: "Remove In stock" }).waitFor();

  await page.unroute(INDEX);
  await page.route(INDEX, (route) =>
    route.fulfill({ status: 403, json: { message: "Invalid key", status: 403 } }),
  );
  await field(page).fill("lamp");
  await expect.poll(() => search(page)).toBe("?q=lamp&stock=in");
  expect(await simple(page).count()).toBe(1);

  await page.unroute(INDEX);
  // No input is needed: the page switches back by itself.
  await simple(page).waitFor({ state: "detached" });
  expect(search(page)).toBe("?q=lamp&stock=in");

  await page.route(INDEX, (route) => route.abort());
  await field(page).fill("bowl");
  await simple(page).waitFor();
  await expect.poll(() => firstOf(page)).toMatch(/bowl/i);
  expect(search(page)).toBe("?q=bowl&stock=in");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price");
  await expect.poll(() => search(page)).toBe("?q=bowl&stock=in&sort=price");
  await field(page).fill("jug");
  await expect.poll(async () => (await namesOf(page)).join()).toMatch(/jug/i);
  expect(search(page)).toBe("?q=jug&stock=in&sort=price");
  await page.unroute(INDEX);
  await simple(page).waitFor({ state: "detached" });
  expect(search(page)).toBe("?q=jug&stock=in&sort=price");
  expect(await field(page).inputValue()).toBe("jug");
  await page.getByRole("link", { name: "Remove In stock" }).waitFor();
});
