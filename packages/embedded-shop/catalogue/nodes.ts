import type { Shop } from "#shop/shop.ts";
import { findTermById } from "./attributes.ts";
import { isPublic } from "./catalogueProduct.ts";
import { findCategory } from "./categories.ts";
import { findMedia } from "./media.ts";
import { findPage } from "./pages.ts";
import { findProduct } from "./products.ts";
import { findReview } from "./reviews.ts";
import { systemTerms } from "./systemTerms.ts";
import { findTag } from "./tags.ts";
import { findVariation } from "./variations.ts";

// Node lookup by id: public products, variations, reviews, pages, pictures and terms.

/** Finds the node that a post, term or comment id names, if a guest may see it. */
export function findNode(shop: Shop, { kind, id }: { kind: string; id: number }) {
  switch (kind) {
    case "post":
      return (
        publicProduct(shop, id) ??
        publicVariation(shop, id) ??
        findPage(shop, { id }) ??
        findMedia(shop, id)
      );
    case "term":
      return (
        findCategory(shop, { id }) ??
        findTag(shop, { id }) ??
        findTermById(shop.database, id) ??
        systemTerms(shop).find((term) => term.id === id)
      );
    case "comment":
      return publicReview(shop, id);
    default:
      return undefined;
  }
}

function publicProduct(shop: Shop, id: number) {
  const product = findProduct(shop, { id });
  return product && isPublic(product) ? product : undefined;
}

/** Finds a variation whose product is public. */
export function publicVariation(shop: Shop, id: number) {
  const variation = findVariation(shop, { id });
  return variation && isPublic(variation.parent) ? variation : undefined;
}

function publicReview(shop: Shop, id: number) {
  const review = findReview(shop, id);
  return review && publicProduct(shop, review.productId) ? review : undefined;
}
