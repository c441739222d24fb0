import { createHash } from "node:crypto";
import type { Choice } from "./cartState.ts";

/**
 * Computes a cart line's key as WooCommerce does: MD5 of the ids, the choices and the caller's own
 * data, joined by underscores. The same product with the same choices and data is one line.
 */
export function lineKey(
  productId: number,
  variationId: number,
  choices: readonly Choice[],
  extraData: Record<string, unknown> = {},
): string {
  const parts = [String(productId)];
  if (variationId !== 0) parts.push(String(variationId));
  if (choices.length > 0) {
    parts.push(choices.map(({ name, value }) => `attribute_${name}${value.trim()}`).join(""));
  }
  const extra = Object.entries(extraData);
  if (extra.length > 0) {
    parts.push(extra.map(([name, value]) => `${name.trim()}${textOf(value)}`).join(""));
  }
  return createHash("md5").update(parts.join("_")).digest("hex");
}

/** Returns the caller's own value as text: text as it is, other values as JSON. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : JSON.stringify(value);
