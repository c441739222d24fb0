import type {
  CatalogueProduct,
  CatalogueVariation,
  Stocked,
} from "#shop/catalogue/catalogueProduct.ts";
import { articleOf } from "./cartProduct.ts";
import type { CartProduct, StockedLine } from "./cartProduct.ts";
import { Refusal } from "./refusal.ts";
import { t } from "../../../words/t.ts";

// Stock rules of adding to the cart and of the checkout.

/** Rejects an item if the stock is insufficient for it and the cart's quantity of the same stock. */
export function requireStock(
  cartProduct: CartProduct,
  quantity: number,
  cart: readonly StockedLine[],
  link: string,
): void {
  const article = articleOf(cartProduct);
  const { name } = article;
  if (article.stockStatus === "outofstock") {
    throw new Refusal(t("backend.outOfStock", { name }));
  }
  const available = countedStock(article);
  if (available === undefined) return;
  if (quantity > available) {
    throw new Refusal(t("backend.notEnoughStock", { name, available }));
  }
  const inCart = quantityFrom(stockOwner(article), cart);
  if (inCart + quantity > available) {
    throw new Refusal(t("backend.alreadyInCart", { available, inCart, link }));
  }
}

/** Rejects a checkout if a line is out of stock or exceeds the stock. */
export function requireAllStock(cart: readonly StockedLine[]): void {
  for (const { cartProduct } of cart) {
    const article = articleOf(cartProduct);
    const { name } = article;
    if (article.stockStatus === "outofstock") throw new Refusal(t("backend.soldOut", { name }));
    const available = countedStock(article);
    if (available !== undefined && quantityFrom(stockOwner(article), cart) > available) {
      throw new Refusal(t("backend.stockTooSmall", { name, available }));
    }
  }
}

/** Returns the stock quantity; undefined if stock is not managed or backorders are allowed. */
function countedStock({ manageStock, stockQuantity, backorders }: Stocked): number | undefined {
  if (manageStock === "none" || stockQuantity === null || backorders !== "no") return undefined;
  return stockQuantity;
}

/** Returns the id of the stock's owner: variations may share their product's stock. */
export function stockOwner(article: CatalogueProduct | CatalogueVariation): number {
  const isShared = article.type === "variation" && article.manageStock === "parent";
  return isShared ? article.productId : article.id;
}

function quantityFrom(owner: number, cart: readonly StockedLine[]): number {
  return cart
    .filter(({ cartProduct }) => stockOwner(articleOf(cartProduct)) === owner)
    .reduce((sum, { line }) => sum + line.quantity, 0);
}
