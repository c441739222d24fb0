/** Local storage key of the saved cart, and the version of its format. */
export const KEPT_CART = "vitrine.cart";
export const KEPT_CART_VERSION = 1;
