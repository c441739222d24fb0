// Local storage key and format version of the saved cart, which the boot script reads too.

export const SAVED_CART = "vitrine.cart";
export const SAVED_CART_VERSION = 1;

/** Key of the customer whose cart was handed over to WordPress's own checkout. */
export const HANDED_OVER = "vitrine.cart.handedOver";
