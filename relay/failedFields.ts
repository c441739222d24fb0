import type { OperationResult, ResponseError } from "#relay/contract/errors.ts";

// Removal of failed fields from the carts of a partial response.

type Fields = Record<string | number, unknown>;

/** True for an object or a list, through which the path of an error leads. */
export const isParent = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null;

/** Fields of a response that hold a cart. */
export const CART_FIELDS = ["cart", "checkoutCart"];

/** True for a path inside a cart: of a query, or of a mutation's response. */
function isCartPath(data: OperationResult["data"], path: readonly (string | number)[]): boolean {
  const [first = "", second = ""] = path.map(String);
  return CART_FIELDS.includes(first) ? isParent(data?.[first]) : CART_FIELDS.includes(second);
}

/** Removes the field that an error has set to null: the error's own, or the nearest above it. */
function removeFailed(data: Fields, { path = [] }: ResponseError): void {
  let parent = data;
  for (const name of path) {
    const value = parent[name];
    if (value === null && !Array.isArray(parent)) delete parent[name];
    if (!isParent(value)) return;
    parent = value;
  }
}

/**
 * Removes from a response's carts the fields that failed. WPGraphQL sets them to null, and one
 * broken line sets all lines to null, which would be displayed as an empty cart: Relay's store
 * keeps the last known value of a field that is absent.
 */
export function withoutFailedFields(
  data: OperationResult["data"],
  errors: readonly ResponseError[],
): OperationResult["data"] {
  const failures = errors.filter(({ path }) => path && path.length > 1 && isCartPath(data, path));
  if (!data || failures.length === 0) return data;
  const copy = structuredClone(data);
  for (const failure of failures) removeFailed(copy, failure);
  return copy;
}
