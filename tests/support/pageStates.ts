/** What a page is looked at with: an empty cart, a filled one, or a backend that is down. */
export type Circumstance = "no cart" | "a cart" | "no backend";

/** A page in one of its states, by the name its pictures carry. */
export type PageState = { name: string; path: string; with: Circumstance };

const seen = (circumstance: Circumstance, paths: Record<string, string>): PageState[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, with: circumstance }));

/** What the filled cart holds: a price with a choice behind it, pantry goods, and a long name. */
export const cartOfScreens: readonly string[] = [
  "cabin-mug",
  "sea-salt",
  "cafe-au-lait-bowl",
  "ember-candle",
];

/** Every page of the storefront in every state worth looking at. */
export const pageStates: readonly PageState[] = [
  ...seen("no cart", {
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
    categories: "/categories",
    "category-parent": "/category/table",
    category: "/category/mugs",
    "search-empty": "/search",
    "search-found": "/search?q=candle",
    "search-nothing": "/search?q=hippopotamus",
    "cart-empty": "/cart",
    "checkout-empty": "/checkout",
    "success-empty": "/success",
    "not-found": "/no/such/page",
  }),
  ...seen("a cart", {
    "home-with-cart": "/",
    cart: "/cart",
    checkout: "/checkout",
  }),
  ...seen("no backend", { error: "/" }),
];
