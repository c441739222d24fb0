/** Local storage key of the saved cart, and the version of its format. */
export const SAVED_CART = "vitrine.cart";
export const SAVED_CART_VERSION = 1;
