import { createHash } from "node:crypto";
import type { Choice } from "./cartState.ts";

/**
 * Computes a cart line's key as WooCommerce does: MD5 of the ids and the choices, joined by
 * underscores. The same product with the same choices is one line.
 */
export function lineKey(
  productId: number,
  variationId: number,
  choices: readonly Choice[],
): string {
  const parts = [String(productId)];
  if (variationId !== 0) parts.push(String(variationId));
  if (choices.length > 0) {
    parts.push(choices.map(({ name, value }) => `attribute_${name}${value.trim()}`).join(""));
  }
  return createHash("md5").update(parts.join("_")).digest("hex");
}
