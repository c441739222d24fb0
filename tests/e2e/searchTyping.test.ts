import type { Page, Route } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { awake } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
const INDEX = "**/1/indexes/**";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search products" });
const namesOf = (page: Page) => page.locator("#main article h3").allTextContents();
const firstOf = async (page: Page) => (await namesOf(page))[0];
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);
/** Longer than the widgets, and the address, are told of what was typed after it. */
const rest = (page: Page) => page.waitForTimeout(700);

beforeAll(async () => {
  const keys = "x-algolia-application-id=embedded&x-algolia-api-key=search";
  await fetch(`${storefront.shop().url}/1/indexes/products/query?${keys}`, {
    method: "POST",
    body: "{}",
  });
});

/** The search's page with the search that answers while one types, and the texts it is asked for. */
async function open(address: string) {
  const page = await (await storefront.shopper()).newPage();
  const taken = page.waitForResponse(INDEX);
  await page.goto(address);
  await awake(page);
  await taken;
  await rest(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const body = request.url().includes("/1/indexes/") ? request.postData() : undefined;
    if (body) asked.push(body);
  });
  return { page, asked };
}

test.each(["/search?q=mu", "/search?q=mu&glaze=celadon&stock=in&sort=price"])(
  "a key asks the index once, whatever else narrows the search: %s",
  async (address) => {
    const { page, asked } = await open(address);
    await field(page).press("End");
    await field(page).press("g");
    await expect.poll(() => search(page)).toBe(address.replace("/search?q=mu", "?q=mug"));
    await rest(page);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('"query":"mug"');
  },
);

test("an answer to fewer letters that comes late shows nothing", async () => {
  const { page } = await open("/search?q=bowl");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(INDEX, async (route: Route) => {
    if (route.request().postData()?.includes('"query":"lam"')) await held;
    await route.continue();
  });
  await field(page).fill("lam");
  await field(page).fill("candle");
  await expect.poll(() => firstOf(page)).toMatch(/candle/i);
  const late = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"query":"lam"')),
  );
  release();
  await late;
  await rest(page);
  expect(await firstOf(page)).toMatch(/candle/i);
  expect(search(page)).toBe("?q=candle");
});

test("what is chosen a moment after a key goes on from what was typed", async () => {
  const { page } = await open("/search?q=mug");
  await field(page).fill("bowl");
  await expect.poll(() => firstOf(page)).toMatch(/bowl/i);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price");
  await expect.poll(() => search(page)).toBe("?q=bowl&sort=price");
  expect(await field(page).inputValue()).toBe("bowl");
});

test("Enter right after a key makes it the address, and the way back leads to what was before", async () => {
  const { page } = await open("/search?q=mug");
  const before = await namesOf(page);
  await field(page).fill("bowl");
  await field(page).press("Enter");
  await expect.poll(() => search(page)).toBe("?q=bowl");
  await expect.poll(() => firstOf(page)).toMatch(/bowl/i);
  await page.goBack();
  await expect.poll(() => namesOf(page)).toEqual(before);
});
