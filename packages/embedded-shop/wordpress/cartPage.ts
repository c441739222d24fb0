import { createElement as h } from "react";
import { readCart } from "#shop/cart/shopperCart.ts";
import { cartTable } from "./cartLines.ts";
import { paragraph, respondPage } from "./page.ts";
import type { Visit } from "./visit.ts";
import { localePath } from "../../../words/localePath.ts";
import { t } from "../../../words/t.ts";

/** WordPress's own cart page. */
export function cartPage(visit: Visit): Response {
  const { shop, context } = visit;
  const { priced } = readCart(context);
  if (priced.lines.length === 0) {
    return respondPage(visit, t("backend.cart"), [paragraph(t("backend.cartEmpty"))]);
  }
  return respondPage(visit, t("backend.cart"), [
    cartTable(shop, priced),
    paragraph(
      h("a", { href: localePath(`${shop.wordpressUrl}/checkout/`) }, t("backend.toCheckout")),
    ),
  ]);
}
