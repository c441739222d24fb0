import { execFileSync } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContext, Page } from "@playwright/test";
import { projectFolder } from "#server/kernel/tool.ts";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { fillIn, openFilledCheckout, payBy } from "#tests/worlds/browser/checkoutPage.ts";
import { environment, scaled, sharedShop } from "#tests/worlds/servers/environment.ts";
import { copyProject } from "#tests/worlds/servers/projectCopy.ts";
import { person, purchases } from "#tests/worlds/shoppers/purchases.ts";
import { clickWithoutPrefetch, productLink } from "#tests/worlds/browser/requests.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { removeFolder, startShop } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { browserShopper, hydrated, newShopper, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

let project: string;
let data: string;
let shop: RunningShop;
let shopper: BrowserContext;
let page: Page;
/** Profile of a buyer who has filled in the checkout in the earlier build. */
let buyer: BrowserContext;
/** The buyer's tabs. */
let checkouts: Page[];
let documents: string[];
/** Output of the newer build, once a test has requested it. */
let built: Promise<string> | undefined;
/** Start of the newer build's server, once a test has requested it. */
let restarted: Promise<void> | undefined;

/** Replaces a text that occurs in a source file, wherever it does. */
async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(project, file), "utf8");
  expect(text).toMatch(from);
  await writeFile(join(project, file), text.replaceAll(from, to));
}

/** Returns the size of a project's client script. */
// The build's own: a server in another language has written further ones.
const scriptBytes = (folder: string) =>
  globSync("dist/client/assets/{entries,chunks}/**/*.js", { cwd: folder }).reduce(
    (sum, file) => sum + statSync(join(folder, file)).size,
    0,
  );

/**
 * Rebuilds the copied project with another heading on a page, another mutation, and packages that
 * the build steps have not been tested with; returns what the build prints.
 */
async function buildAnew(): Promise<string> {
  await edit("pages/categories/CategoriesPage.tsx", "title={departments}", 'title="Rooms"');
  await edit("relay/cart/useAddToCart.ts", "cartItem {", "cartItem {\n        quantity");
  await edit("words/en.json", '"Add to cart"', '"Put in the cart"');
  await edit("server/kernel/testedVersions.ts", /: "\d+\.\d+\.\d+"/g, ': "0.0.0"');
  return execFileSync(process.execPath, ["server/commands/build.ts"], {
    cwd: project,
    env: environment,
    encoding: "utf8",
  });
}

/** Replaces the server by one of the newer build, at the same address and on the same data. */
async function restart(): Promise<void> {
  const { port } = new URL(shop.url);
  await shop.stop();
  shop = await startUnrenderedShop({ DATA_DIR: data, PORT: port }, project);
}

// Each test can run alone; whichever needs the newer build first builds or starts it.
const newerBuild = () => (built ??= buildAnew());
const newerServer = () => (restarted ??= restart());

test.beforeAll(async ({ browser }) => {
  project = await copyProject();
  data = await mkdtemp(join(tmpdir(), "vitrine-deploy-"));
  await cp(sharedShop().prerenderedData, data, { recursive: true });
  shop = await startShop({ DATA_DIR: data }, project);
  shopper = await newShopper(browser, shop.url);
  page = await shopper.newPage();
  buyer = await newShopper(browser, shop.url, { reducedMotion: "reduce" });
  checkouts = await openFilledCheckout(buyer, { productId: "28", tabs: 2 });
  documents = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
});
test.afterAll(async () => {
  await Promise.all([shopper.close(), buyer.close()]);
  await shop.stop();
  await Promise.all([removeFolder(project), removeFolder(data)]);
});

test("an open tab keeps working while a newer build replaces its own, and then loads the newer one", async () => {
  test.setTimeout(scaled(180_000));
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/product/ember-candle");
  await hydrated(page);
  documents.length = 0;

  await newerBuild();
  // Built, not yet restarted: the listing's script is no longer where the server read it.
  await clickWithoutPrefetch(page.locator("header a[href='/products']").first());
  await page.waitForURL("**/products");
  await productLink(page).waitFor();
  await goBack(page);
  await page.getByRole("button", { name: "Add to cart", exact: true }).waitFor();
  expect(documents).toEqual([]);

  await newerServer();
  // The page belongs to the earlier build, and so does the mutation it sends.
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await seesInCart(page, 1);
  await expect.poll(() => browserShopper(shopper).cart()).toEqual({ "Ember candle": 1 });
  expect(documents).toEqual([]);

  await page.locator("header a[href='/categories']").first().click();
  await page.getByRole("heading", { level: 1, name: "Rooms" }).waitFor();
  expect(documents).toEqual(["/categories"]);
  await hydrated(page);
  await seesInCart(page, 1);
  expect(errors).toEqual([]);
});

/** Returns the number of orders in the shop. */
function countOrders(): number {
  const database = new DatabaseSync(join(data, "shop.sqlite"), { readOnly: true });
  const row = database.prepare("SELECT count(*) AS count FROM shop_order").get();
  database.close();
  return Number(row?.["count"]);
}

test("a checkout that was filled in before a deployment places its order once after it, from either tab", async () => {
  await newerBuild();
  await newerServer();
  const before = countOrders();
  const numbers = checkouts.map(async (checkout) => {
    await checkout.getByRole("checkbox", { name: /agree/ }).check();
    await checkout.getByRole("button", { name: "Place order" }).dblclick();
    await checkout.waitForURL("**/success");
    return checkout.getByText(/^Order \d+, placed on/).textContent();
  });
  expect(new Set(await Promise.all(numbers)).size).toBe(1);
  expect(countOrders()).toBe(before + 1);
});

test("a build with untested package versions leaves them unpatched and warns once, and its shop takes an order", async ({
  browser,
}) => {
  const printed = await newerBuild();
  await newerServer();
  expect(printed.match(/Warning: /g)).toHaveLength(1);
  for (const name of ["react-relay", "relay-runtime", "vike"]) expect(printed).toContain(name);
  // As published, Relay has parts that no page uses.
  expect(scriptBytes(project)).toBeGreaterThan(scriptBytes(projectFolder) + 50_000);

  const failures: string[] = [];
  const other = await newShopper(browser, shop.url, { reducedMotion: "reduce" });
  try {
    const checkout = await other.newPage();
    checkout.on("pageerror", ({ message }) => failures.push(message));
    await checkout.goto("/product/ember-candle");
    await hydrated(checkout);
    await checkout.getByRole("button", { name: "Put in the cart" }).click();
    await seesInCart(checkout, 1);
    // The count does not wait for the backend, and the checkout needs the cart that it confirms.
    await settled(checkout);
    await checkout.goto("/checkout");
    await hydrated(checkout);
    await checkout.getByLabel("Country").selectOption("US");
    await fillIn(checkout, { ...person, ...purchases["US"]?.typed });
    await checkout.getByText("Delivered to the rest of the world").first().waitFor();
    await payBy(checkout, "cod");
    await checkout.getByRole("checkbox", { name: /agree/ }).check();
    await checkout.getByRole("button", { name: "Place order" }).click();
    await checkout.waitForURL("**/success");
    await checkout.getByText(/^Order \d+, placed on/).waitFor();
  } finally {
    await other.close();
  }
  expect(failures).toEqual([]);
});
