import type { AddToCartInput } from "#__generated__/useAddToCartMutation.graphql.ts";

/** What a plain form post to the cart asks for. */
export type CartFormIntent =
  | { kind: "add"; additions: FormAddition[] }
  /** The parts of a grouped product, none of any: how many of them is still to be asked. */
  | { kind: "ask"; productId: number }
  | {
      kind: "set";
      items: { key: string; quantity: number }[];
      /** One line is taken out, which may be the last; clearing the cart is another thing. */
      isRemoval: boolean;
    };

/** One product to add; its choices are resolved to a variation by whoever knows the variations. */
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

/** A form's number of units, or undefined where it is none; 0 only where that is meant. */
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
 * with `quantity` and `attribute_{name}` adds a product, `quantity[{product id}]` adds the parts of
 * a grouped one, whose own number is `groupId`. Undefined where the form asks for nothing that can be done.
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

/** An addition as the backend's mutation takes it; open choices ("any") travel with it. */
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
