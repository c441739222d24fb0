import type { ResponseError } from "#relay/contract/errors.ts";
import type { LastCart } from "#relay/contract/page/suppliedData.ts";
import { CART_FIELDS, isParent } from "./failedFields.ts";
import type { PagePayload } from "./pagePayload.ts";

// Repair of a cart response with errors, from the last known cart.

type Fields = Record<string, unknown>;

/** A raw cart, as far as its lines. */
type RawCart = { contents?: { nodes: Fields[] | null } | null };

/** Replaces the null at an error's path by the value of an earlier response. */
function fillNull(line: unknown, earlier: unknown, path: readonly (string | number)[]): void {
  const [name, ...rest] = path;
  if (name === undefined || !isParent(line) || !isParent(earlier)) return;
  if (line[name] === null) line[name] = earlier[name] ?? null;
  else fillNull(line[name], earlier[name], rest);
}

/** Completes lines of which the backend failed to resolve a field, from the last known cart. */
function repairLines(cart: RawCart, last: RawCart, failures: readonly ResponseError[]): void {
  for (const { path = [] } of failures) {
    const [, contents, nodes, index, ...rest] = path;
    if (contents !== "contents" || nodes !== "nodes") continue;
    const line = cart.contents?.nodes?.[Number(index)];
    const earlier = last.contents?.nodes?.find(({ key }) => key === line?.["key"]);
    fillNull(line, earlier, rest);
  }
}

/** True if a response has a cart without its lines, which must not look like an empty cart. */
export const lacksLines = (data: PagePayload["data"]): boolean =>
  CART_FIELDS.some((name) => {
    const contents = isParent(data[name]) ? data[name]["contents"] : undefined;
    return contents === null || (isParent(contents) && contents["nodes"] === null);
  });

/**
 * Completes a response whose cart has errors: lines with missing fields, and on the cart page also
 * missing lines, from the last known cart. Their time is added to the data as `linesAsOf`.
 */
export function repairCart(
  data: PagePayload["data"],
  failures: readonly ResponseError[],
  lastCart: LastCart | null | undefined,
): void {
  if (!lastCart) return;
  const last = lastCart.cart as RawCart;
  for (const name of CART_FIELDS) {
    const own = failures.filter(({ path }) => path?.[0] === name);
    if (isParent(data[name])) repairLines(data[name], last, own);
  }
  // Not for the checkout: its fields differ, and it must not order unknown lines.
  const isReplaceable = lacksLines(data) && !("checkoutCart" in data);
  if (!isReplaceable) return;
  Object.assign(data["cart"] as RawCart, { contents: last.contents });
  data["linesAsOf"] = lastCart.asOf;
}
