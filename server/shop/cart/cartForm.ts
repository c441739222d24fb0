import { foldCode } from "#relay/contract/text/foldCode.ts";
import { randomUUID } from "node:crypto";
import { readRetry } from "./cartTargets.ts";
import type { CartChange, CartRetry, LineTarget } from "./cartTargets.ts";

/** Parsed form post to the cart. */
export type CartForm =
  | { kind: "change"; change: CartChange }
  /** Repeats a change that failed. */
  | { kind: "retry"; retry: CartRetry }
  /** Parts of a grouped product, all with quantity 0: the shopper still has to choose. */
  | { kind: "choose"; productId: number };

type Fields = Readonly<Record<string, string>>;

const CART_KEY = /^quantity\[([0-9a-f]{32})\]$/;
const PART = /^quantity\[(\d+)\]$/;
const ATTRIBUTE = /^attribute_(.+)$/;
const MAX_LINES = 100;
const MAX_NAME = 200;

/** Parses a quantity field; undefined if invalid, and 0 only where 0 is allowed. */
function unitsIn(typed: string | undefined, least: number): number | undefined {
  const text = foldCode(typed ?? "");
  const units = Number(text);
  const isUnits = /^\d{1,6}$/.test(text) && units >= least;
  return isUnits ? units : undefined;
}

/** Parses an added quantity as `Stepper` corrects it: it may be empty, a fraction or too small. */
const addedIn = (text: string, least: number): number | undefined =>
  unitsIn(String(Math.max(least, Math.floor(Number(foldCode(text))) || 0)), least);

const matching = (fields: Fields, pattern: RegExp) =>
  Object.entries(fields)
    .flatMap(([name, value]) => {
      const part = pattern.exec(name)?.[1];
      return part === undefined ? [] : [{ part, value }];
    })
    .slice(0, MAX_LINES);

const named = (name: string | undefined) => (name ? { name: name.slice(0, MAX_NAME) } : {});

const addition = (targets: LineTarget[]): CartForm | undefined =>
  targets.length > 0
    ? { kind: "change", change: { id: randomUUID(), kind: "add", targets } }
    : undefined;

/** Reads a product's form. */
function productIn(fields: Fields): LineTarget[] {
  const productId = unitsIn(fields["productId"], 1);
  const added = addedIn(fields["quantity"] ?? "", 1);
  if (productId === undefined || added === undefined) return [];
  const choice = Object.fromEntries(
    matching(fields, ATTRIBUTE).map(({ part, value }) => [part, value]),
  );
  const variationId = unitsIn(fields["variationId"], 1);
  const product = { productId, choice, ...(variationId !== undefined && { variationId }) };
  return [{ product, added, ...named(fields["name"]) }];
}

/** Reads the chosen parts of a grouped product. */
const partsIn = (fields: Fields): LineTarget[] =>
  matching(fields, PART).flatMap(({ part, value }) => {
    const added = addedIn(value, 0);
    if (!added) return [];
    const product = { productId: Number(part), choice: {} };
    return [{ product, added, ...named(fields[`name[${part}]`]) }];
  });

/** Reads new quantities of lines; a removal may take out the last line, and clearing all of them. */
function linesIn(fields: Fields, lines: ReturnType<typeof matching>): CartForm | undefined {
  const targets = lines.flatMap(({ part, value }) => {
    const quantity = unitsIn(value, 0);
    return quantity === undefined ? [] : [{ key: part, quantity }];
  });
  if (targets.length === 0) return undefined;
  const isRemoval = targets.every(({ quantity }) => quantity === 0);
  const kind = fields["action"] === "clear" ? "clear" : isRemoval ? "remove" : "set";
  return { kind: "change", change: { id: randomUUID(), kind, targets } };
}

/**
 * Reads a form post to `/cart/items`: `quantity[{cart key}]` sets lines (0 removes), `productId`
 * with `quantity` and `attribute_{name}` adds a product, `quantity[{product id}]` with `groupId`
 * adds parts of a grouped product, and `again` repeats a change that failed. Undefined if the form
 * requests no valid change.
 */
export function readCartForm(fields: Fields): CartForm | undefined {
  if (fields["again"] !== undefined) {
    const retry = readRetry(fields["again"]);
    return retry && { kind: "retry", retry };
  }
  const lines = matching(fields, CART_KEY);
  if (lines.length > 0) return linesIn(fields, lines);
  const parts = addition(partsIn(fields));
  if (parts) return parts;
  const groupId = unitsIn(fields["groupId"], 1);
  if (groupId !== undefined) return { kind: "choose", productId: groupId };
  return addition(productIn(fields));
}
