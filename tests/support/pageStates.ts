import type { Page } from "playwright";
import { hydrated } from "./shopper.ts";

// Pages of the storefront in all their states, for screenshots and accessibility checks.

/**
 * Circumstances of a screenshot: an empty cart, a filled one, an order of a signed-in customer, or
 * a backend that is down.
 */
export type Circumstance = "no cart" | "a cart" | "an order" | "no backend";

/** Presentations that differ from most shoppers' ones. */
export type Aspect = "right to left" | "forced colours" | "large text" | "print";

/** A page in one of its states, with the name of its screenshots. */
export type PageState = {
  name: string;
  path: string;
  with: Circumstance;
  /** Actions before the screenshot. */
  act?: (page: Page) => Promise<void>;
  /** Viewport widths, if not all of them. */
  widths?: readonly number[];
  as?: Aspect;
};

const statesOf = (circumstance: Circumstance, paths: Record<string, string>): PageState[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, with: circumstance }));

/**
 * Products of the filled cart: one with a variation, one from the pantry, and one with a long name.
 */
export const cartOfScreens: readonly string[] = [
  "cabin-mug",
  "sea-salt",
  "cafe-au-lait-bowl",
  "ember-candle",
];

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

/** Opens the header's search and types the beginning of a word. */
async function openSearch(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search products" }).fill("lam");
  await page.getByRole("option", { name: /^Vesper lamp/ }).waitFor();
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
async function openOrder(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Order \d+$/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /^Order \d+$/ }).waitFor();
}

/** Tries to place an empty order form. */
async function placeEmptyOrder(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByRole("heading", { name: "There were errors in your form." }).waitFor();
}

/** Adds a product and waits for the toast. */
async function addToCart(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("status").getByText("In your cart").waitFor();
}

/** Adds a product while the backend is unreachable, in a shop with cart notices. */
async function addInVain(page: Page): Promise<void> {
  await hydrated(page);
  await page.route("**/graphql", (route) => route.abort("connectionreset"));
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("status").getByText("The shop isn’t answering.").waitFor();
}

/** Changes a quantity while the backend is unreachable. */
async function changeInVain(page: Page): Promise<void> {
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
async function loseProducts(page: Page): Promise<void> {
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
async function breakPage(page: Page): Promise<void> {
  await page.route("**/product/**", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(/"price":"[^"]*"/g, `"price":5`) });
  });
  await page.reload();
  await hydrated(page);
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
}

/** Presentations in which the pages with the most important parts are captured too. */
const aspects: readonly Aspect[] = ["right to left", "forced colours", "large text", "print"];
const inAspects = ({ widths = [1440, 360], ...state }: PageState): PageState[] =>
  aspects.map((as) => ({
    ...state,
    name: `${state.name}-${as.replaceAll(" ", "-")}`,
    widths,
    as,
  }));

const narrowed = "/products?rating=3&sale=1&stock=in";
const filterOpen: PageState = {
  name: "filter-open",
  path: narrowed,
  with: "no cart",
  act: openFilter,
  widths: [360],
};

/** Every page of the storefront in every state worth a screenshot. */
export const pageStates: readonly PageState[] = [
  ...statesOf("no cart", {
    home: "/",
    products: "/products",
    "product-simple": "/product/sea-salt",
    "product-one-choice": "/product/cabin-mug",
    "product-two-choices": "/product/reed-throw",
    "product-three-choices-on-sale": "/product/vesper-lamp",
    "product-on-sale": "/product/stacking-plates",
    "product-sold-out": "/product/rook-desk-lamp",
    "product-on-order": "/product/ferry-lantern",
    "product-low-stock": "/product/damson-jam",
    "product-sold-singly": "/product/darning-evening",
    "product-virtual": "/product/gift-card",
    "product-grouped": "/product/breakfast-set",
    "product-external": "/product/rod-bundle",
    "products-narrowed": narrowed,
    categories: "/categories",
    "category-parent": "/category/table",
    category: "/category/mugs",
    "search-empty": "/search",
    "search-found": "/search?q=candle",
    "search-nothing": "/search?q=hippopotamus",
    "cart-empty": "/cart",
    "checkout-empty": "/checkout",
    "account-sign-in": "/account",
    "account-forgotten": "/account/forgotten",
    "not-found": "/no/such/page",
  }),
  { name: "menu-open", path: "/", with: "no cart", act: openMenu, widths: [768, 360] },
  filterOpen,
  { name: "header-search-open", path: "/", with: "no cart", act: openSearch },
  { name: "lightbox-open", path: "/product/vesper-lamp", with: "no cart", act: openLightbox },
  { name: "review-refused", path: "/product/sea-salt", with: "no cart", act: sendEmptyReview },
  {
    name: "choice-required",
    path: "/product/vesper-lamp?glaze=rust&size=floor",
    with: "no cart",
    act: addUnchosen,
  },
  { name: "notice", path: "/product/sea-salt", with: "no cart", act: addInVain },
  { name: "page-broken", path: "/product/sea-salt", with: "no cart", act: breakPage },
  ...statesOf("a cart", {
    "home-with-cart": "/",
    cart: "/cart",
    checkout: "/checkout",
  }),
  { name: "cart-waiting", path: "/cart", with: "a cart", act: changeInVain },
  { name: "cart-lost", path: "/cart", with: "a cart", act: loseProducts },
  { name: "checkout-refused", path: "/checkout", with: "a cart", act: placeEmptyOrder },
  ...statesOf("an order", {
    success: "/success",
    "account-orders": "/account",
    "account-addresses": "/account/addresses",
    "account-details": "/account/details",
    "account-downloads": "/account/downloads",
  }),
  { name: "account-order", path: "/account", with: "an order", act: openOrder },
  { name: "added", path: "/product/vesper-lamp", with: "a cart", act: addToCart },
  { name: "one-rating", path: "/product/cabin-mug#rated-5", with: "no cart" },
  ...statesOf("no backend", { unavailable: "/" }),
  ...statesOf("no cart", {
    home: "/",
    product: "/product/vesper-lamp",
    categories: "/categories",
    "products-narrowed": narrowed,
  }).flatMap(inAspects),
  // The filter drawer is not meant for print.
  ...inAspects(filterOpen).filter(({ as }) => as !== "print"),
  ...statesOf("a cart", { cart: "/cart" }).flatMap(inAspects),
];
