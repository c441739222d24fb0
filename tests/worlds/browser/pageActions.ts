import type { Locator, Page } from "@playwright/test";
import { hydrated } from "./shopper.ts";

// Actions of a shopper that bring a page into a state, for screenshots and accessibility checks.

/** Opens the phone's menu, which works without JavaScript. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).waitFor();
}

/** Opens the phone's filter drawer, which works without JavaScript. */
export async function openFilter(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("button", { name: "Close the filter" }).waitFor();
}

/** Opens a product's lightbox. */
export async function openLightbox(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole("link", { name: /^Larger view/ }).click();
  await page.getByRole("dialog").waitFor();
}

/** Enlarges the picture in a product's lightbox to its source. */
export async function enlargePicture(page: Page): Promise<void> {
  await openLightbox(page);
  const shown = page.getByRole("dialog").locator("li:not([inert])");
  await shown.getByRole("button", { name: /^Enlarge/ }).press("Enter");
  await shown.getByRole("button", { name: /^Whole picture/ }).waitFor();
}

/** Opens the header's search in a browser with these recent searches. */
async function openSearch(page: Page, recent: readonly string[] = []): Promise<Locator> {
  await hydrated(page);
  // The first query waits until the search has indexed the catalog; a typed one would not.
  const url = "/1/indexes/products/query?x-algolia-application-id=embedded";
  await page.request.post(`${url}&x-algolia-api-key=search`, { data: {} });
  const saved = JSON.stringify(recent);
  await page.evaluate((text) => localStorage.setItem("vitrine-recent-searches", text), saved);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  return page.getByRole("dialog", { name: "Search" });
}

/** Opens the header's search and types nothing. */
export async function startSearch(page: Page): Promise<void> {
  await (await openSearch(page)).getByRole("option").first().waitFor();
}

/** Opens the header's search after earlier ones. */
export async function repeatSearch(page: Page): Promise<void> {
  const search = await openSearch(page, ["candle", "blue mug"]);
  await search.getByRole("option", { name: "blue mug" }).waitFor();
}

/** Opens the header's search and types the beginning of a word. */
export async function findLamp(page: Page): Promise<void> {
  const search = await openSearch(page);
  await search.getByRole("combobox").fill("lam");
  await search.getByRole("option", { name: /^Vesper lamp/ }).waitFor();
}

/** Opens the header's search and types a word that no product has. */
export async function findNothing(page: Page): Promise<void> {
  const search = await openSearch(page);
  await search.getByRole("combobox").fill("hippopotamus");
  await search.getByText("Nothing").first().waitFor();
}

/** Views two products before the page. */
export async function viewProducts(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  for (const path of ["/product/cabin-mug", "/product/vesper-lamp", pathname]) {
    await page.goto(path);
    await hydrated(page);
    // The footer is the last part of a page; what is above it appears near the window.
    await page.locator("footer").last().scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
  }
  const row = page.getByRole("region", { name: "Recently viewed" });
  await row.scrollIntoViewIfNeeded();
  await row.getByText("£").first().waitFor();
}

/** Scrolls past a phone's button, so that the buy bar appears. */
export async function showBuyBar(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator("#reviews").evaluate((reviews) => reviews.scrollIntoView());
  await page.getByRole("button", { name: /^Add .+ to cart$/ }).waitFor();
}

/** Sends an empty review and waits for its validation errors. */
export async function sendEmptyReview(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByText("Write a review").click();
  await page.getByRole("button", { name: "Send review" }).click();
  await page.locator("#write-review [role=alert]").waitFor();
}

/** Tries to add a product without a chosen variation. */
export async function addUnchosen(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.locator("fieldset[aria-invalid]").first().waitFor();
}

/** Opens the order that was placed last. */
export async function openOrder(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Order \d+$/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /^Order \d+$/ }).waitFor();
}

/** Tries to place an empty order form. */
export async function placeEmptyOrder(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByRole("heading", { name: "There were errors in your form." }).waitFor();
}

/** Adds a product and waits for the toast. */
export async function addToCart(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("status").getByText("In your cart").waitFor();
}

/** Adds a product while the backend is unreachable, in a shop with cart notices. */
export async function addInVain(page: Page): Promise<void> {
  await hydrated(page);
  await page.route("**/graphql", (route) => route.abort("connectionreset"));
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("status").getByText("The shop isn’t answering.").waitFor();
}

/** Changes a quantity while the backend is unreachable. */
export async function changeInVain(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => localStorage.getItem("vitrine.cart") !== null);
  await page.route("**/graphql", (route) => route.abort("connectionreset"));
  await page
    .getByRole("button", { name: /^One more of / })
    .first()
    .click();
  await page.getByText("Cart as of").waitFor();
}

/** Shows the products of an earlier cart, and those that could not be restored. */
export async function loseProducts(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => localStorage.getItem("vitrine.cart") !== null);
  await page.evaluate(() => {
    const saved = localStorage.getItem("vitrine.cart") ?? "";
    localStorage.setItem(
      "vitrine.cart.refused",
      saved.replaceAll(/"quantity":\d+/g, '"quantity":9'),
    );
    const names = ["Vesper lamp", "Saltmarsh sea salt"];
    localStorage.setItem("vitrine.cart.lost", JSON.stringify({ version: 1, names }));
  });
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: /^Put back / }).waitFor();
}

/** Makes the page's script throw with data that no backend would send. */
export async function breakPage(page: Page): Promise<void> {
  await page.route("**/product/**", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(/"price":"[^"]*"/g, `"price":5`) });
  });
  await page.reload();
  await hydrated(page);
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
}

/** Removes the first line of the cart. */
export async function removeLine(page: Page): Promise<void> {
  await hydrated(page);
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await page.getByRole("button", { name: /^Put it back/ }).waitFor();
}

/** Estimates the delivery to another country. */
export async function estimateDelivery(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByText("Estimate delivery").click();
  await page.getByLabel("Country").selectOption("US");
  await page.getByLabel("State").selectOption("New York");
  await page.getByLabel("Postcode").fill("10001");
  await page.getByRole("button", { name: "Show delivery" }).click();
  await page.getByRole("status").getByText("Delivered to the rest of the world").waitFor();
}

/** Sends orders that are not placed, and reloads the owner's page with them. */
export async function failOrders(page: Page): Promise<void> {
  const intent = "an-intent-of-a-screenshot";
  await page.request.post("/checkout", { form: { intent } });
  await page.request.post("/checkout", { form: { intent, email: "ann@mail.example" } });
  await page.reload();
}
