import type {
  CatalogueProduct,
  CatalogueVariation,
  VariationAttribute,
} from "#shop/catalogue/catalogueProduct.ts";
import { findTerm } from "#shop/catalogue/attributes.ts";
import { textOf } from "#shop/cart/lineKey.ts";
import type { PricedLine } from "#shop/cart/pricedCart.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { cursorOf } from "#shop/catalogue/connections.ts";
import { choiceNode } from "#shop/catalogue/resolvers/attributeResolvers.ts";
import { toMicro } from "#shop/money/microUnits.ts";
import { metaOf } from "#shop/orders/metaOf.ts";
import type { MetaArguments } from "#shop/orders/metaOf.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { microField } from "./amount.ts";

// GraphQL resolvers of a cart line (CartItem): product, variation, quantity and amounts.

/** A line in a response that is no longer in the cart; all its fields are empty. */
export type GoneLine = Record<string, never>;
export type LineSource = PricedLine | GoneLine;

export const GONE_LINE: GoneLine = {};

function isInCart(line: LineSource): line is PricedLine {
  return "cartProduct" in line;
}

function lineAmount(pick: (line: PricedLine) => number) {
  return microField((line: LineSource) => (isInCart(line) ? pick(line) : 0));
}

/**
 * `CartItem.id` has no resolver, as in WooGraphQL, so every query for it fails as it does there.
 */
export const lineFields = {
  CartItem: {
    __resolveType: () => "SimpleCartItem",
    key: (line: LineSource) => (isInCart(line) ? line.line.key : null),
    quantity: (line: LineSource) => (isInCart(line) ? line.line.quantity : null),
    product: (line: LineSource) => (isInCart(line) ? productEdge(line.cartProduct.product) : null),
    variation: (line: LineSource, _: unknown, context: CartContext) =>
      isInCart(line) && line.cartProduct.variation
        ? variationEdge(line, line.cartProduct.variation, context)
        : null,
    extraData: (line: LineSource, { key, keysIn }: MetaArguments) => {
      const entries = Object.entries((isInCart(line) && line.line.extraData) || {});
      const given = entries.map(([name, value]) => ({
        id: `cart__${name}`,
        key: name,
        value: textOf(value),
      }));
      if (key && given.some((meta) => meta.key === key)) return metaOf(given, { key });
      return keysIn?.length ? metaOf(given, { keysIn }) : given;
    },
    subtotal: lineAmount(({ subtotal }) => subtotal.net),
    subtotalTax: lineAmount(({ subtotal }) => toMicro(subtotal.tax)),
    tax: lineAmount(({ total }) => toMicro(total.tax)),
    // Observed: a line's total includes tax, unlike its subtotal.
    total: lineAmount(({ total }) => total.net + toMicro(total.tax)),
  },
} satisfies ResolverMap;

function productEdge(node: CatalogueProduct) {
  return { cursor: cursorOf(node.id), node };
}

function variationEdge({ line }: PricedLine, node: CatalogueVariation, { shop }: CartContext) {
  const attributes = node.attributes.map((attribute): VariationAttribute => {
    const value = line.choices.find(({ name }) => name === attribute.name)?.value;
    if (value === undefined || value === attribute.value) return attribute;
    const known = node.parent.attributes.find(({ name }) => name === attribute.name);
    const term = known?.scope === "global" ? findTerm(shop.database, known.name, value) : undefined;
    return { ...attribute, label: known?.label ?? attribute.label, value, termId: term?.id ?? 0 };
  });
  const owned = attributes.map((attribute) => choiceNode(node.id, attribute));
  return { cursor: cursorOf(node.id), node, attributes: owned };
}
