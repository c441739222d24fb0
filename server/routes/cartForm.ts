import type { AddToCartInput } from "#__generated__/useAddToCartMutation.graphql.ts";

/** Intent of a plain form post to the cart. */
export type CartFormIntent =
  | { kind: "add"; additions: FormAddition[] }
  /** Parts of a grouped product, all with quantity 0: the shopper still has to choose. */
  | { kind: "ask"; productId: number }
  | {
      kind: "set";
      items: { key: string; quantity: number }[];
      /** Removes one line, possibly the last; clearing the cart is a separate intent. */
      isRemoval: boolean;
    };

/** Product to add; its attributes are resolved to a variation later. */
export type FormAddition = {
  productId: number;
  quantity: number;
  variationId?: number;
  /** Attribute name → chosen value, from fields named `attribute_{name}`. */
  choice: Record<string, string>;
};

const CART_KEY = /^quantity\[([0-9a-f]{32})\]$/;
const PART = /^quantity\[(\d+)\]$/;
const ATTRIBUTE = /^attribute_(.+)$/;
const MAX_LINES = 100;

/** Parses a quantity field; undefined if invalid, and 0 only where 0 is allowed. */
function unitsIn(text: string | undefined, least: number): number | undefined {
  const units = Number(text);
  const isUnits = text !== undefined && /^\d{1,6}$/.test(text) && units >= least;
  return isUnits ? units : undefined;
}

const matching = (fields: Record<string, string>, pattern: RegExp) =>
  Object.entries(fields)
    .flatMap(([name, value]) => {
      const part = pattern.exec(name)?.[1];
      return part === undefined ? [] : [{ part, value }];
    })
    .slice(0, MAX_LINES);

function additionIn(fields: Record<string, string>): FormAddition | undefined {
  const productId = unitsIn(fields.productId, 1);
  const quantity = unitsIn(fields.quantity ?? "1", 1);
  if (productId === undefined || quantity === undefined) return undefined;
  const choice = Object.fromEntries(
    matching(fields, ATTRIBUTE).map(({ part, value }) => [part, value]),
  );
  const variationId = unitsIn(fields.variationId, 1);
  return { productId, quantity, choice, ...(variationId === undefined ? {} : { variationId }) };
}

/**
 * Reads a form post to `/cart/items`: `quantity[{cart key}]` sets lines (0 removes), `productId`
 * with `quantity` and `attribute_{name}` adds a product, `quantity[{product id}]` with `groupId`
 * adds parts of a grouped product. Undefined if the form has no valid intent.
 */
export function readCartForm(fields: Record<string, string>): CartFormIntent | undefined {
  const lines = matching(fields, CART_KEY);
  if (lines.length > 0) {
    const items = lines.flatMap(({ part, value }) => {
      const quantity = unitsIn(value, 0);
      return quantity === undefined ? [] : [{ key: part, quantity }];
    });
    const isRemoval = fields.action !== "clear" && items.every(({ quantity }) => quantity === 0);
    return items.length > 0 ? { kind: "set", items, isRemoval } : undefined;
  }
  const parts = matching(fields, PART).flatMap(({ part, value }) => {
    const quantity = unitsIn(value, 1);
    return quantity === undefined ? [] : [{ productId: Number(part), quantity, choice: {} }];
  });
  if (parts.length > 0) return { kind: "add", additions: parts };
  const groupId = unitsIn(fields.groupId, 1);
  if (groupId !== undefined) return { kind: "ask", productId: groupId };
  const addition = additionIn(fields);
  return addition ? { kind: "add", additions: [addition] } : undefined;
}

/**
 * Returns an addition as the backend's mutation input, including attributes that the variation
 * leaves open ("any").
 */
export function additionInput(
  { productId, quantity, choice }: FormAddition,
  variationId: number | undefined,
): AddToCartInput {
  const variation = Object.entries(choice).map(([attributeName, attributeValue]) => ({
    attributeName,
    attributeValue,
  }));
  return {
    productId,
    quantity,
    ...(variationId === undefined ? {} : { variationId }),
    ...(variation.length > 0 ? { variation } : {}),
  };
}
