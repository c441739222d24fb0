import type { Page } from "@playwright/test";
import * as actions from "#tests/worlds/browser/pageActions.ts";

// Pages of the storefront in all their states, for screenshots and accessibility checks.

/**
 * Circumstances of a screenshot: an empty cart, a filled one, an order of a signed-in customer, a
 * backend that is unavailable, or another merchant's shop.
 */
export type Circumstance = "no cart" | "a cart" | "an order" | "no backend" | "another shop";

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
  /** Captures the window where the actions scrolled to, instead of the whole page. */
  isScrolled?: boolean;
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
  act: actions.openFilter,
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
    "account-find-order": "/account/find-order",
    withdraw: "/withdraw",
    maker: "/about/orla-finch",
    "not-found": "/no/such/page",
  }),
  { name: "menu-open", path: "/", with: "no cart", act: actions.openMenu, widths: [768, 360] },
  filterOpen,
  { name: "header-search-open", path: "/", with: "no cart", act: actions.findLamp },
  { name: "header-search-start", path: "/", with: "no cart", act: actions.startSearch },
  { name: "header-search-recent", path: "/", with: "no cart", act: actions.repeatSearch },
  { name: "header-search-nothing", path: "/", with: "no cart", act: actions.findNothing },
  { name: "recently-viewed", path: "/", with: "no cart", act: actions.viewProducts },
  {
    name: "buy-bar",
    path: "/product/vesper-lamp",
    with: "no cart",
    act: actions.showBuyBar,
    widths: [360],
    isScrolled: true,
  },
  {
    name: "lightbox-enlarged",
    path: "/product/vesper-lamp",
    with: "no cart",
    act: actions.enlargePicture,
    widths: [360],
  },
  {
    name: "lightbox-open",
    path: "/product/vesper-lamp",
    with: "no cart",
    act: actions.openLightbox,
  },
  {
    name: "review-refused",
    path: "/product/sea-salt",
    with: "no cart",
    act: actions.sendEmptyReview,
  },
  {
    name: "choice-required",
    path: "/product/vesper-lamp?glaze=rust&size=floor",
    with: "no cart",
    act: actions.addUnchosen,
  },
  { name: "notice", path: "/product/sea-salt", with: "no cart", act: actions.addInVain },
  { name: "page-broken", path: "/product/sea-salt", with: "no cart", act: actions.breakPage },
  ...statesOf("a cart", {
    "home-with-cart": "/",
    cart: "/cart",
    checkout: "/checkout",
  }),
  { name: "cart-waiting", path: "/cart", with: "a cart", act: actions.changeInVain },
  { name: "cart-lost", path: "/cart", with: "a cart", act: actions.loseProducts },
  { name: "checkout-refused", path: "/checkout", with: "a cart", act: actions.placeEmptyOrder },
  ...statesOf("an order", {
    success: "/success",
    "account-orders": "/account",
    "account-addresses": "/account/addresses",
    "account-details": "/account/details",
    "account-downloads": "/account/downloads",
  }),
  { name: "account-order", path: "/account", with: "an order", act: actions.openOrder },
  { name: "added", path: "/product/vesper-lamp", with: "a cart", act: actions.addToCart },
  { name: "one-rating", path: "/product/cabin-mug#rated-5", with: "no cart" },
  ...statesOf("no backend", { unavailable: "/" }),
  ...statesOf("another shop", {
    "another-home": "/",
    "another-products": "/products",
    "another-category": "/category/muetzen",
    "another-product": "/product/kapitaensmuetze",
    "another-product-chosen": "/product/wollmuetze",
    "another-product-without-price": "/product/schal",
    "another-product-of-a-plugin": "/product/winterpaket",
    "another-search": "/search?q=decke",
    "another-cart": "/cart",
    "another-checkout": "/checkout",
  }),
  { name: "status", path: "/status", with: "another shop", act: actions.failOrders },
  ...statesOf("no cart", {
    home: "/",
    product: "/product/vesper-lamp",
    categories: "/categories",
    "products-narrowed": narrowed,
  }).flatMap(inAspects),
  // The filter drawer is not meant for print.
  ...inAspects(filterOpen).filter(({ as }) => as !== "print"),
  ...statesOf("a cart", { cart: "/cart" }).flatMap(inAspects),
  // These change the cart.
  { name: "cart-delivery", path: "/cart", with: "a cart", act: actions.estimateDelivery },
  { name: "added-set", path: "/product/breakfast-set", with: "a cart", act: actions.addToCart },
  { name: "cart-removed", path: "/cart", with: "a cart", act: actions.removeLine },
];
