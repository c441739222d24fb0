import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import { adapterShop } from "#tests/worlds/backends/adapterShop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { notice, placeButton } from "#tests/worlds/browser/cardPayment.ts";
import { openFilledCheckout, payBy } from "#tests/worlds/browser/checkoutPage.ts";
import { watchPolicy } from "#tests/worlds/browser/policyViolations.ts";
import { newShopper } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { copyProject } from "#tests/worlds/servers/projectCopy.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { recipeFiles } from "#tests/runner/recipeFiles.ts";

// The adapter of the recipe "Add a payment adapter", built into a shop whose provider is played here.

const PROVIDER = "https://js.acme.example";

/** The provider's script: a frame of its own origin, and a token from its API. */
const SCRIPT = `{
  let typed = "";
  addEventListener("message", ({ origin, data }) => {
    if (origin === "${PROVIDER}") typed = data;
  });
  globalThis.Acme = {
    draw(box, key, amount) {
      const frame = document.createElement("iframe");
      frame.title = "Acme";
      frame.src = "${PROVIDER}/fields?" + new URLSearchParams({ key, amount });
      box.replaceChildren(frame);
    },
    async token() {
      if (typed === "") return undefined;
      const response = await fetch("https://api.acme.example/tokens", { method: "POST", body: typed });
      return response.text();
    },
  };
}`;

/** The page in its frame, which says what it was drawn with. */
const FIELDS = `<!doctype html><html lang="en"><title>Acme</title>
  <label>Acme card <input oninput="parent.postMessage(value, '*')"></label><p></p>
  <script>document.querySelector("p").textContent = location.search</script></html>`;

let project = "";
let woo: WooServer;
let shop: RunningShop;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  project = await copyProject(/^(dist|docs|tests|wordpress)(\/|$)/);
  for (const [path, text] of Object.entries(await recipeFiles("add-a-payment-adapter"))) {
    await writeFile(join(project, path), text);
  }
  const options = { cwd: project, env: environment };
  await promisify(execFile)(process.execPath, ["server/commands/build.ts"], options);
  woo = await openWooServer(adapterShop);
  const ofBackend = { GRAPHQL_ENDPOINT: woo.endpoint, IMAGE_ORIGINS: "https://shop.example" };
  shop = await startUnrenderedShop({ ...ofBackend, SITE_NAME: "Osier" }, project);
});
test.afterAll(async () => {
  await shop?.stop();
  await woo?.close();
  await removeFolder(project);
});

let shopper: BrowserContext;
let violations: string[];
test.beforeEach(async ({ browser }) => {
  shopper = await newShopper(browser, shop.url);
  violations = watchPolicy(shopper);
  await shopper.route(`${PROVIDER}/v1.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: SCRIPT }),
  );
  await shopper.route(`${PROVIDER}/fields*`, (route) =>
    route.fulfill({ contentType: "text/html", body: FIELDS }),
  );
  await shopper.route("https://api.acme.example/tokens", (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      body: `tok_${route.request().postData()}`,
    }),
  );
});
test.afterEach(async () => {
  await shopper.close();
  expect(violations).toEqual([]);
});

/** Opens the checkout with the method chosen, filled in but for the provider's fields. */
async function openCheckout(): Promise<Page> {
  const typed = { ...completeOrder, paymentMethod: "acme" };
  const [page] = await openFilledCheckout(shopper, { productId: "14", typed });
  if (!page) throw new Error("There is a tab.");
  return page;
}

const isPlaced = (page: Page) => page.getByRole("heading", { name: "Your order is in" }).waitFor();

test("A merchant's adapter draws its provider's fields, and its value reaches the gateway", async () => {
  const page = await openCheckout();
  const fields = page.frameLocator('#checkout iframe[title="Acme"]');
  const card = fields.getByLabel("Acme card");
  await card.waitFor();
  const total = page
    .locator("#checkout")
    .getByText(/^Total/)
    .last()
    .locator("..");
  const [shown = ""] = /[\d.]+/.exec((await total.textContent()) ?? "") ?? [];
  await fields.getByText(`?key=pk_1&amount=${Math.round(Number(shown) * 100)}`).waitFor();
  await placeButton(page).click();
  await notice(page, "Enter a card.").waitFor();
  expect(await violationsIn(page, "main")).toEqual([]);
  await card.fill("7");
  await placeButton(page).click();
  await isPlaced(page);
  expect(woo.orderMeta("acme_token")).toBe("tok_7");
});

test("The provider's origins are allowed on the checkout alone", async () => {
  const policyOf = async (path: string) =>
    (await shopper.request.get(path)).headers()["content-security-policy"] ?? "";
  const checkout = await policyOf("/checkout");
  for (const source of ["script-src", "frame-src", "connect-src"]) {
    expect(checkout).toMatch(new RegExp(`${source} [^;]*acme\\.example`));
  }
  for (const path of ["/", "/cart", "/success", "/account", "/product/beanie"]) {
    expect(await policyOf(path)).toMatch(/script-src (?![^]*acme)/);
  }
});

test("A provider's script that is blocked is said in words, and another method takes the order", async () => {
  await shopper.route(`${PROVIDER}/v1.js`, (route) => route.abort());
  const page = await openCheckout();
  await notice(page, "The fields of this payment didn’t load").waitFor();
  await expect(placeButton(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Continue to payment" }).waitFor();
  await payBy(page, "cod");
  await placeButton(page).click();
  await isPlaced(page);
});
