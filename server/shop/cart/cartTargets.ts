import { randomUUID } from "node:crypto";
import { z } from "zod";
import { findLine } from "./parsedCart.ts";
import type { KnownLine } from "./parsedCart.ts";

// Targets of a cart change: its lines and their quantities, and the hidden input that retries it.

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

const changeSchema = z.object({
  /** Key of the change, by which the backend may recognize a repetition of it. */
  id: z.uuid().default(() => randomUUID()),
  kind: z.enum(["add", "set", "remove", "clear"]),
  targets: z.array(targetSchema).min(1).max(100),
});

/** A line of the cart and the quantity that a form wants it to have. */
export type LineTarget = z.output<typeof targetSchema>;

/** Change of the cart by a form, as the quantities that its lines must have. */
export type CartChange = z.output<typeof changeSchema>;

const retrySchema = changeSchema.extend({
  /** Identifies the report whose button was pressed. */
  attempt: z.uuid(),
  /** True if the backend may have applied the change. */
  isUnknown: z.boolean(),
});

/** A change that failed, as its report's form carries it. */
export type CartRetry = z.output<typeof retrySchema>;

/** Reads the hidden input of a report's form; undefined for anything else. */
export function readRetry(text: string): CartRetry | undefined {
  try {
    return retrySchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Completes targets from the lines before the change: quantities of additions, products, names. */
export const completed = (
  targets: readonly LineTarget[],
  lines: readonly KnownLine[],
): LineTarget[] =>
  targets.map((target) => {
    const line = findLine(lines, target);
    const quantity = target.quantity ?? (line?.quantity ?? 0) + (target.added ?? 0);
    return { ...target, quantity, ...known(line, target) };
  });

const known = (line: KnownLine | undefined, { name, product }: LineTarget) => ({
  ...((name ?? line?.name) && { name: name ?? line?.name }),
  ...((product ?? line?.product) && { product: product ?? line?.product }),
});

/** True if a line needs no change; units that were added elsewhere meanwhile stay. */
export function isReached(
  kind: CartChange["kind"],
  target: LineTarget,
  lines: readonly KnownLine[],
): boolean {
  const quantity = findLine(lines, target)?.quantity ?? 0;
  const wanted = target.quantity ?? 0;
  return kind === "add" ? quantity >= wanted : quantity === wanted;
}
