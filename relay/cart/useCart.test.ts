import { Kind, parse } from "graphql";
import type { DocumentNode, FieldNode, SelectionNode } from "graphql";
import { expect, test } from "vitest";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";

const PICTURE = ["id", "sourceUrl", "srcSet", "altText", "title"];
const SHARED = ["id", "databaseId", "name", "description", "type", "onSale"];

const TOTALS = [
  "subtotal",
  "subtotalTax",
  "shippingTax",
  "shippingTotal",
  "total",
  "totalTax",
  "feeTax",
  "feeTotal",
  "discountTax",
  "discountTotal",
];

const within = (place: string, fields: string[]) => fields.map((field) => `${place}.${field}`);

/** The specification's fields of a cart item and of the cart totals. */
const specified = [
  ...within("contents", ["key", "quantity", "total", "subtotal", "subtotalTax"]),
  ...within("contents.product", [...SHARED, "slug", "averageRating", "reviewCount"]),
  ...within("contents.product.image", PICTURE),
  ...within("contents.product.galleryImages", PICTURE),
  ...within("contents.variation", [...SHARED, "price", "regularPrice", "salePrice"]),
  ...within("contents.variation.image", PICTURE),
  ...within("contents.variation.attributes", ["id", "name", "value"]),
  ...TOTALS,
];

/**
 * Fields beyond the specification: a refused session's coupons are restored with its lines, and each
 * has a row of its own in the totals.
 */
const COUPONS = within("appliedCoupons", ["code", "discountAmount", "discountTax"]);

/** Labels of the chosen options, and the price of one unit, also without its sale. */
const LABELS = [
  ...within("contents.product", ["price", "regularPrice"]),
  ...within("contents.product.attributes", ["id", "name", "label"]),
  ...within("contents.product.attributes.terms", ["id", "name", "slug"]),
];

/** Fields that tell which amounts include tax, and the tax's name. */
const TAX = [
  "displayPricesIncludeTax",
  "contentsTotal",
  ...within("totalTaxes", ["id", "label", "amount"]),
];

/**
 * True if the cart has anything to deliver; if not, the cart does not mention delivery. A line that
 * is made to order has no delivery date. A chosen rate without costs is displayed as free.
 */
const DELIVERY = [
  "needsShippingAddress",
  "chosenShippingMethods",
  "contents.product.stockStatus",
  "contents.variation.stockStatus",
];

/** A product that is sold individually has no quantity field, and the stock limits the others. */
const LIMIT = [
  "contents.product.soldIndividually",
  ...["stockQuantity", "backordersAllowed"].flatMap((field) => [
    `contents.product.${field}`,
    `contents.variation.${field}`,
  ]),
];

/** Returns the selected fields, with those of spread fragments. */
function spread(document: DocumentNode, selections: readonly SelectionNode[]): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return spread(document, selection.selectionSet.selections);
    const fragment = document.definitions.find(
      (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? spread(document, fragment.selectionSet.selections)
      : [];
  });
}

/** Returns the paths of all leaf fields; `node` and `nodes` add no path segment. */
function valuesIn(document: DocumentNode, selections: readonly SelectionNode[]): string[] {
  return spread(document, selections).flatMap(({ name: { value: name }, selectionSet }) => {
    if (!selectionSet) return name === "__typename" ? [] : [name];
    const inner = valuesIn(document, selectionSet.selections);
    return /^nodes?$/.test(name) ? inner : within(name, inner);
  });
}

test("The cart query selects exactly the fields of the specification, the coupons, labels, tax, delivery and limit", () => {
  const document = parse(cartQuery.params.text ?? "");
  const [operation] = document.definitions;
  const request =
    operation?.kind === Kind.OPERATION_DEFINITION
      ? valuesIn(document, operation.selectionSet.selections)
      : [];
  const expected = within("cart", [
    ...specified,
    ...COUPONS,
    ...LABELS,
    ...TAX,
    ...DELIVERY,
    ...LIMIT,
  ]);
  expect([...new Set(request)].toSorted()).toEqual(expected.toSorted());
});
