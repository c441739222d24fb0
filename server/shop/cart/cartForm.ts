import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { CartChange, ChangeKind } from "#relay/contract/cart/cartChange.ts";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import { foldCode } from "#relay/contract/text/foldCode.ts";

// Cart forms: their fields, and the hidden input with which a report's form repeats a change.

const productSchema = z.object({
  productId: z.int().min(1),
  variationId: z.int().min(1).optional(),
  choice: z.record(z.string().max(200), z.string().max(200)),
});

const quantitySchema = z.int().min(0).max(1_000_000);

const targetSchema = z.object({
  /** Key of the line; absent for a product that was added. */
  key: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .optional(),
  product: productSchema.optional(),
  /** The product's name, for messages. */
  name: z.string().max(200).optional(),
  /** Units of an addition. */
  added: quantitySchema.optional(),
  /** Quantity that the line must have; absent while the quantity before an addition is unknown. */
  quantity: quantitySchema.optional(),
});

const kindSchema = z.enum(["add", "set", "remove", "clear"]) satisfies z.ZodType<ChangeKind>;

const changeSchema = z.object({
  /** Key of the change, by which the backend may recognize a repetition of it. */
  id: z.uuid().default(() => randomUUID()),
  kind: kindSchema,
  targets: z.array(targetSchema).min(1).max(100),
});

/** A line as the hidden input of a report's form carries it. */
export type LineTarget = z.output<typeof targetSchema>;

/** Change of the cart by a form. */
export type FormChange = CartChange & {
  /** Key of the change, by which the backend may recognize a repetition of it. */
  id: string;
  kind: z.output<typeof kindSchema>;
};

const retrySchema = changeSchema
  .extend({
    /** Identifies the report whose button was pressed. */
    attempt: z.uuid(),
    /** True if the backend may have applied the change. */
    isUnknown: z.boolean(),
  })
  .refine(
    ({ kind, targets }) =>
      kind === "add" || targets.every(({ quantity }) => quantity !== undefined),
  );

/** A change that failed, as its report's form repeats it. */
export type CartRetry = FormChange & Pick<z.output<typeof retrySchema>, "attempt" | "isUnknown">;

/** Returns the values chosen for a product, by attribute. */
export const lineChoice = ({ variation = [] }: WantedLine): Record<string, string> =>
  Object.fromEntries(variation.map((one) => [one.attributeName, one.attributeValue]));

/** Returns lines as the hidden input carries them, which servers of other versions read too. */
export const targetsOf = ({ kind, lines }: Pick<FormChange, "kind" | "lines">): LineTarget[] =>
  lines.map((line) => {
    const { productId, variationId, key, name, quantity, target } = line;
    const isAddition = kind === "add";
    const product = { productId, choice: lineChoice(line), ...(variationId && { variationId }) };
    return {
      ...(isAddition ? { added: quantity, quantity: target } : { key, quantity }),
      ...(productId > 0 && { product }),
      ...(name && { name }),
    };
  });

/** Returns the lines that the targets of a hidden input want. */
export const wantedLines = (targets: readonly LineTarget[], kind: FormChange["kind"]) =>
  targets.map(({ product, key, name, added = 0, quantity }): WantedLine => {
    const { productId = 0, variationId, choice = {} } = product ?? {};
    const variation = Object.entries(choice).map(([attributeName, attributeValue]) => ({
      attributeName,
      attributeValue,
    }));
    return {
      productId,
      ...(variationId !== undefined && { variationId }),
      ...(variation.length > 0 && { variation }),
      ...(key !== undefined && { key }),
      ...(name && { name }),
      ...(kind === "add" ? { quantity: added, target: quantity } : { quantity: quantity ?? 0 }),
    };
  });

/** Returns the text of the hidden input that repeats a change. */
export const retryText = ({ id, kind, lines, attempt, isUnknown }: CartRetry): string =>
  JSON.stringify({ id, kind, targets: targetsOf({ kind, lines }), attempt, isUnknown });

/** Reads the hidden input of a report's form; undefined for anything else. */
function readRetry(text: string): CartRetry | undefined {
  try {
    const parsed = retrySchema.safeParse(JSON.parse(text)).data;
    if (!parsed) return undefined;
    const { targets, ...change } = parsed;
    return { ...change, lines: wantedLines(targets, change.kind) };
  } catch {
    return undefined;
  }
}

/** Parsed form post to the cart. */
export type CartForm =
  | { kind: "change"; change: FormChange }
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

const addition = (lines: WantedLine[]): CartForm | undefined =>
  lines.length > 0
    ? { kind: "change", change: { id: randomUUID(), kind: "add", lines } }
    : undefined;

/** Reads a product's form. */
function productIn(fields: Fields): WantedLine[] {
  const productId = unitsIn(fields["productId"], 1);
  const quantity = addedIn(fields["quantity"] ?? "", 1);
  if (productId === undefined || quantity === undefined) return [];
  const variation = matching(fields, ATTRIBUTE).map(({ part, value }) => ({
    attributeName: part,
    attributeValue: value,
  }));
  const variationId = unitsIn(fields["variationId"], 1);
  return [
    {
      productId,
      ...(variationId !== undefined && { variationId }),
      ...(variation.length > 0 && { variation }),
      quantity,
      ...named(fields["name"]),
    },
  ];
}

/** Reads the chosen parts of a grouped product. */
const partsIn = (fields: Fields): WantedLine[] =>
  matching(fields, PART).flatMap(({ part, value }) => {
    const quantity = addedIn(value, 0);
    if (!quantity) return [];
    return [{ productId: Number(part), quantity, ...named(fields[`name[${part}]`]) }];
  });

/** Reads new quantities of lines; a removal may take out the last line, and clearing all of them. */
function quantitiesIn(fields: Fields, given: ReturnType<typeof matching>): CartForm | undefined {
  const lines = given.flatMap(({ part, value }) => {
    const quantity = unitsIn(value, 0);
    return quantity === undefined ? [] : [{ productId: 0, key: part, quantity }];
  });
  if (lines.length === 0) return undefined;
  const isRemoval = lines.every(({ quantity }) => quantity === 0);
  const kind = fields["action"] === "clear" ? "clear" : isRemoval ? "remove" : "set";
  return { kind: "change", change: { id: randomUUID(), kind, lines } };
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
  if (lines.length > 0) return quantitiesIn(fields, lines);
  const parts = addition(partsIn(fields));
  if (parts) return parts;
  const groupId = unitsIn(fields["groupId"], 1);
  if (groupId !== undefined) return { kind: "choose", productId: groupId };
  return addition(productIn(fields));
}
