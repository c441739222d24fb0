import type {
  CatalogueProduct,
  CatalogueVariation,
  Stocked,
} from "#server/embedded/shop/catalogue/catalogueProduct.ts";
import { articleOf } from "./goods.ts";
import type { Goods, StockedLine } from "./goods.ts";
import { Refusal } from "./refusal.ts";

/** Refuses goods of which there is not enough, counting what the cart holds of the same stock. */
export function requireStock(
  goods: Goods,
  quantity: number,
  cart: readonly StockedLine[],
  cartLink: string,
): void {
  const article = articleOf(goods);
  if (article.stockStatus === "outofstock") {
    throw new Refusal(
      `You cannot add &quot;${article.name}&quot; to the cart because the product is out of stock.`,
    );
  }
  const available = countedStock(article);
  if (available === undefined) return;
  if (quantity > available) {
    throw new Refusal(
      `You cannot add that amount of &quot;${article.name}&quot; to the cart because there is not enough stock (${available} remaining).`,
    );
  }
  const inCart = quantityFrom(stockOwner(article), cart);
  if (inCart + quantity > available) {
    throw new Refusal(
      `You cannot add that amount to the cart &mdash; we have ${available} in stock and you already have ${inCart} in your cart. ${cartLink}`,
    );
  }
}

/** Refuses to sell a cart of which something is no longer there, or not as often. */
export function requireAllStock(cart: readonly StockedLine[]): void {
  for (const { goods } of cart) {
    const article = articleOf(goods);
    if (article.stockStatus === "outofstock") {
      throw new Refusal(
        `Sorry, "${article.name}" is not in stock. Please edit your cart and try again. We apologize for any inconvenience caused.`,
      );
    }
    const available = countedStock(article);
    if (available !== undefined && quantityFrom(stockOwner(article), cart) > available) {
      throw new Refusal(
        `Sorry, we do not have enough "${article.name}" in stock to fulfill your order (${available} available). We apologize for any inconvenience caused.`,
      );
    }
  }
}

/** How many can be sold; undefined when nobody counts them or more may be ordered ahead. */
function countedStock({ manageStock, stockQuantity, backorders }: Stocked): number | undefined {
  if (manageStock === "none" || stockQuantity === null || backorders !== "no") return undefined;
  return stockQuantity;
}

/** The id under which the stock is counted: variations may share their product's. */
export function stockOwner(article: CatalogueProduct | CatalogueVariation): number {
  const isShared = article.type === "variation" && article.manageStock === "parent";
  return isShared ? article.productId : article.id;
}

function quantityFrom(owner: number, cart: readonly StockedLine[]): number {
  return cart
    .filter(({ goods }) => stockOwner(articleOf(goods)) === owner)
    .reduce((sum, { line }) => sum + line.quantity, 0);
}
