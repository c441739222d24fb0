import type { Merchandise, Product } from "#shop/merchandise.ts";
import { demoAttributes } from "./attributes.ts";
import { bathProducts } from "./bath.ts";
import { demoCategories } from "./categories.ts";
import { giftProducts } from "./gifts.ts";
import { keepingProducts } from "./keeping.ts";
import { lightProducts } from "./light.ts";
import { makerPages, withMakers } from "./makerTexts.ts";
import { pantryProducts } from "./pantry.ts";
import { demoPages } from "./pages.ts";
import { paperProducts } from "./paper.ts";
import { bathReviews } from "./reviews/bath.ts";
import { giftReviews } from "./reviews/gifts.ts";
import { keepingReviews } from "./reviews/keeping.ts";
import { lightReviews } from "./reviews/light.ts";
import { pantryReviews } from "./reviews/pantry.ts";
import { paperReviews } from "./reviews/paper.ts";
import type { ReviewsBySlug } from "./reviews/review.ts";
import { tableReviews } from "./reviews/table.ts";
import { textileReviews } from "./reviews/textiles.ts";
import { demoSettings } from "./settings.ts";
import { tableProducts } from "./table.ts";
import { textileProducts } from "./textiles.ts";
import { unlistedProducts } from "./unlisted.ts";

// Demo shop (Osier), assembled for the seed: settings, categories, products, reviews, pages.

/** Reviews by product slug. */
export const demoReviews: ReviewsBySlug = {
  ...tableReviews,
  ...lightReviews,
  ...textileReviews,
  ...paperReviews,
  ...pantryReviews,
  ...bathReviews,
  ...keepingReviews,
  ...giftReviews,
};

const products: Product[] = [
  ...tableProducts,
  ...lightProducts,
  ...textileProducts,
  ...paperProducts,
  ...pantryProducts,
  ...bathProducts,
  ...keepingProducts,
  ...giftProducts,
  ...unlistedProducts,
];

/** Featured products: first in every list with the shop's own order. */
const inTheWindow = ["vesper-lamp", "reed-throw", "withy-basket", "cabin-mug"];

/** A place in the shop's order: the hero, then the top categories' files; gaps leave room between. */
function placeOf(slug: string, position: number): number {
  const pane = inTheWindow.indexOf(slug);
  return pane === -1 ? (position + 1) * 10 : pane + 1;
}

/** Shop a fresh clone opens with; its products have makers, reviews and a menu order. */
export const demoShop: Merchandise = {
  settings: demoSettings,
  attributes: demoAttributes,
  categories: demoCategories,
  pages: [...demoPages, ...makerPages(products)],
  products: products.map((product, position) => ({
    ...withMakers(product),
    reviews: demoReviews[product.slug] ?? [],
    menuOrder: placeOf(product.slug, position),
  })),
};
