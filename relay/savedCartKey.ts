// Local storage key and format version of the saved cart, which the boot script reads too.

export const SAVED_CART = "vitrine.cart";
export const SAVED_CART_VERSION = 1;
