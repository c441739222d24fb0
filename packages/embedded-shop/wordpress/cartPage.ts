import { createElement as h } from "react";
import { readCart } from "#shop/cart/shopperCart.ts";
import { cartTable } from "./cartLines.ts";
import { paragraph, respondPage } from "./page.ts";
import type { Visit } from "./visit.ts";

/** WordPress's own cart page. */
export function cartPage(visit: Visit): Response {
  const { shop, context } = visit;
  const { priced } = readCart(context);
  if (priced.lines.length === 0) {
    return respondPage(visit, "Cart", [paragraph("Your cart is currently empty.")]);
  }
  return respondPage(visit, "Cart", [
    cartTable(shop, priced),
    paragraph(h("a", { href: `${shop.wordpressUrl}/checkout/` }, "Proceed to checkout")),
  ]);
}
