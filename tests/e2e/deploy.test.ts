import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { sharedBrowser } from "#tests/support/browser.ts";
import { goBack } from "#tests/support/browserHistory.ts";
import { environment, scaled } from "#tests/support/environment.ts";
import { copyProject } from "#tests/support/projectCopy.ts";
import { clickUnforeseen, productLink } from "#tests/support/requests.ts";
import { removeFolder, startShop } from "#tests/support/shop.ts";
import type { RunningShop } from "#tests/support/shop.ts";
import { awake, cartOnServer, newShopper, seesInCart } from "#tests/support/shopper.ts";

let project: string;
let data: string;
let shop: RunningShop;
let shopper: BrowserContext;
let page: Page;
let documents: string[];

/** Replaces text in a source file. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(project, file), "utf8");
  expect(text).toContain(from);
  await writeFile(join(project, file), text.replace(from, to));
}

/** Rebuilds the copied project with another heading on a page and another mutation. */
async function buildAnew(): Promise<void> {
  await edit("pages/categories/CategoriesPage.tsx", 'title="Departments"', 'title="Rooms"');
  await edit("components/cart/useAddToCart.ts", "cartItem {", "cartItem {\n        quantity");
  await edit("components/product/BuyForm.tsx", ': "Add to cart"', ': "Put in the cart"');
  execFileSync(process.execPath, ["server/commands/build.ts"], { cwd: project, env: environment });
}

beforeAll(async () => {
  project = await copyProject();
  data = await mkdtemp(join(tmpdir(), "vitrine-deploy-"));
  await cp(inject("prerenderedData"), data, { recursive: true });
  shop = await startShop({ DATA_DIR: data }, project);
  shopper = await newShopper(await sharedBrowser(), shop.url);
  page = await shopper.newPage();
  documents = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
});
afterAll(async () => {
  await shopper.close();
  await shop.stop();
  await Promise.all([removeFolder(project), removeFolder(data)]);
});

// One story, told in order: a tab stays open while its shop is rebuilt and restarted.
test(
  "an open tab keeps working while a newer build replaces its own, and then loads the newer one",
  async () => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto("/product/ember-candle");
    await awake(page);
    documents.length = 0;

    await buildAnew();
    // Built, not yet restarted: the listing's script is no longer where the server read it.
    await clickUnforeseen(page.locator("header a[href='/products']").first());
    await page.waitForURL("**/products");
    await productLink(page).waitFor();
    await goBack(page);
    await page.getByRole("button", { name: "Add to cart", exact: true }).waitFor();
    expect(documents).toEqual([]);

    const { port } = new URL(shop.url);
    await shop.stop();
    shop = await startShop({ DATA_DIR: data, PORT: port }, project);
    // The page belongs to the earlier build, and so does the mutation it sends.
    await page.getByRole("button", { name: "Add to cart", exact: true }).click();
    await seesInCart(page, 1);
    await expect.poll(() => cartOnServer(shopper)).toEqual({ "Ember candle": 1 });
    expect(documents).toEqual([]);

    await page.locator("header a[href='/categories']").first().click();
    await page.getByRole("heading", { level: 1, name: "Rooms" }).waitFor();
    expect(documents).toEqual(["/categories"]);
    await awake(page);
    await seesInCart(page, 1);
    expect(errors).toEqual([]);
  },
  scaled(180_000),
);
