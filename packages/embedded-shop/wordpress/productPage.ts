import { createElement as h } from "react";
import { addItem } from "#shop/cart/addItem.ts";
import { Refusal } from "#shop/cart/refusal.ts";
import { changeCart } from "#shop/cart/shopperCart.ts";
import { isPublic } from "#shop/catalogue/catalogueProduct.ts";
import { priceText } from "#shop/catalogue/priceText.ts";
import { findProduct } from "#shop/catalogue/products.ts";
import { notFoundPage, notices, paragraph, plainText, postForm, respondPage } from "./page.ts";
import { postedForm, redirect } from "./visit.ts";
import type { Visit } from "./visit.ts";
import { t } from "../../../words/t.ts";

/** WordPress's own page of a product; it sells also the types that WooGraphQL does not know. */
export function productPage(visit: Visit, slug: string): Response {
  const { shop, form, context } = visit;
  const product = findProduct(shop, { slug: decodedSlug(slug) });
  if (!product || !isPublic(product)) return notFoundPage(visit);
  const action = `add-${product.id}`;
  const show = (errors: readonly string[] = [], status = 200) =>
    respondPage(
      visit,
      product.name,
      [
        notices(errors),
        paragraph(plainText(product.shortDescription)),
        paragraph(plainText(priceText(shop, product, "price", "FORMATTED") ?? "")),
        postForm(
          visit,
          action,
          h("button", { name: "add-to-cart", value: product.id }, t("backend.addToCart")),
        ),
      ],
      status,
    );
  if (!form) return show();
  if (!postedForm(visit, action)) return show([t("backend.tryAgain")], 403);
  try {
    changeCart(context, (state) => addItem(shop, state, { productId: product.id }));
  } catch (error) {
    if (error instanceof Refusal) return show([error.message]);
    throw error;
  }
  return redirect(`${shop.wordpressUrl}/cart/`);
}

/** Decodes the slug of a path; a malformed one stays as it is, and is no product's. */
function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
