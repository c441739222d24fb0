/**
 * Free delivery of this shop: the cart's amount from which it applies, and its place in words. It
 * repeats the shipping settings, which the backend does not expose; undefined if there is none, and
 * ignored in a cart of another currency.
 */
export const freeDelivery: { from: string; currency: string; place: string } | undefined = {
  from: "60.00",
  currency: "GBP",
  place: "in the UK",
};
