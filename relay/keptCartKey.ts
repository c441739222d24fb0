/** The name under which a browser keeps the cart in local storage, and the version of its form. */
export const KEPT_CART = "vitrine.cart";
export const KEPT_CART_VERSION = 1;
