import { isPurchasable } from "#shop/catalogue/catalogueProduct.ts";
import type { CatalogueProduct } from "#shop/catalogue/catalogueProduct.ts";
import { findProduct } from "#shop/catalogue/products.ts";
import { findVariation } from "#shop/catalogue/variations.ts";
import type { Shop } from "#shop/shop.ts";
import type { CartLine, CartState, Choice } from "./cartState.ts";
import { articleOf, linesOnSale } from "./cartProduct.ts";
import type { CartProduct } from "./cartProduct.ts";
import { lineKey } from "./lineKey.ts";
import { Refusal } from "./refusal.ts";
import { requireStock } from "./stockRules.ts";
import { namedChoices, settledChoices } from "./variationChoices.ts";
import type { ChoiceInput } from "./variationChoices.ts";
import { t } from "../../../words/t.ts";

// Add to cart: WooCommerce's checks of an item, and the cart line that it becomes.

/** Input of addToCart and addCartItems: an item to add. */
export type ItemInput = {
  productId: number;
  quantity?: number | null;
  variationId?: number | null;
  variation?: readonly ChoiceInput[] | null;
  /** JSON object with the caller's own data of the line. */
  extraData?: string | null;
};

/**
 * Adds a product or variation to the cart. The same item with the same choices increases the
 * quantity of its line. A quantity of 0 is treated as omitted and adds one, as observed.
 * @throws Refusal by the rules of WooCommerce's add_to_cart, in their order
 */
export function addItem(shop: Shop, state: CartState, input: ItemInput): [CartState, string] {
  const named = findNamed(shop, input.productId);
  const chosen = namedChoices(shop, named.product, input.variation ?? []);
  const found = resolveProduct(shop, named, input.variationId ?? 0);
  let quantity = input.quantity || 1;
  if (!found || quantity < 0) throw new Refusal("Failed to add cart item. Please check input.");
  const choices = choicesOf(shop, found, named.product, chosen);

  const { product, variation } = found;
  const extraData = readExtraData(input.extraData);
  const key = lineKey(product.id, variation?.id ?? 0, choices, extraData);
  const present = state.lines.find((line) => line.key === key);
  const link = `<a href="${shop.siteUrl}/cart/" class="button wc-forward wp-element-button">${t("backend.viewCart")}</a>`;
  if (product.soldIndividually) {
    quantity = 1;
    if (present) {
      const { name } = articleOf(found);
      throw new Refusal(t("backend.cannotAddAnother", { name, link }));
    }
  }
  if (!isPurchasable(articleOf(found))) {
    throw new Refusal(t("backend.cannotBePurchased"));
  }
  requireStock(found, quantity, linesOnSale(shop, state.lines), link);

  const line = { key, productId: product.id, variationId: variation?.id ?? 0, choices, quantity };
  const more = extraData ? { ...line, extraData } : line;
  return [{ ...state, lines: withMore(state.lines, more) }, key];
}

/** Parses the caller's own data; as in WooGraphQL, text that is no JSON object is ignored. */
function readExtraData(json: string | null | undefined): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(json || "null");
    const isObject = typeof data === "object" && data !== null && Object.keys(data).length > 0;
    return isObject ? { ...data } : undefined;
  } catch {
    return undefined;
  }
}

/** Resolves a product id, which may also be the id of a variation. */
function findNamed(shop: Shop, id: number): CartProduct {
  if (id === 0) throw new Refusal("No product ID provided");
  const variation = findVariation(shop, { id });
  if (variation) return { product: variation.parent, variation };
  const product = findProduct(shop, { id });
  if (product) return { product, variation: undefined };
  throw new Refusal("No product found matching the ID provided");
}

function resolveProduct(
  shop: Shop,
  named: CartProduct,
  variationId: number,
): CartProduct | undefined {
  if (named.variation || variationId === 0) return named;
  const variation = findVariation(shop, { id: variationId });
  if (variation) return { product: variation.parent, variation };
  const product = findProduct(shop, { id: variationId });
  return product && { product, variation: undefined };
}

function choicesOf(
  shop: Shop,
  { product, variation }: CartProduct,
  named: CatalogueProduct,
  chosen: readonly Choice[],
): Choice[] {
  const choices = variation ? settledChoices(variation, chosen) : [];
  if (product.id !== named.id) {
    const link = productLink(shop, named);
    throw new Refusal(t("backend.notVariationOf", { name: named.name, link }));
  }
  if (product.type === "variable" && !variation) {
    throw new Refusal(t("backend.chooseOptions", { link: productLink(shop, product) }));
  }
  return choices;
}

function productLink({ siteUrl }: Shop, { slug, name }: CatalogueProduct): string {
  return `<a href="${siteUrl}/product/${slug}/" title="${name}">${name}</a>`;
}

function withMore(lines: readonly CartLine[], more: CartLine): CartLine[] {
  if (!lines.some(({ key }) => key === more.key)) return [...lines, more];
  return lines.map((line) =>
    line.key === more.key ? { ...line, quantity: line.quantity + more.quantity } : line,
  );
}
