import { z } from "zod";
import { plainText } from "#relay/contract/text/plainText.ts";

// Parser of raw carts: their lines and coupons.

/** Product of a cart form; its attributes may still have to be resolved to a variation. */
export type ChosenProduct = {
  productId: number;
  variationId?: number | undefined;
  /** Attribute name → chosen value. */
  choice: Record<string, string>;
};

/** Cart line of a response, as far as a change of the cart needs it. */
export type KnownLine = {
  key: string;
  quantity: number;
  name?: string;
  product?: ChosenProduct;
};

const attributeSchema = z.object({ name: z.string().nullish(), value: z.string().nullish() });

const lineSchema = z
  .object({
    key: z.string(),
    quantity: z.number().nullish(),
    product: z
      .object({ node: z.object({ databaseId: z.number(), name: z.string().nullish() }) })
      .nullish(),
    variation: z
      .object({
        node: z.object({ databaseId: z.number() }),
        attributes: z.array(attributeSchema.nullable()).nullish(),
      })
      .nullish(),
  })
  .transform(({ key, quantity, product, variation }): KnownLine => {
    const line = { key, quantity: quantity ?? 0 };
    if (!product) return line;
    const attributes = (variation?.attributes ?? []).map(
      (attribute) => [attribute?.name ?? "", attribute?.value ?? ""] as const,
    );
    return {
      ...line,
      name: plainText(product.node.name),
      product: {
        productId: product.node.databaseId,
        variationId: variation?.node.databaseId,
        choice: Object.fromEntries(attributes),
      },
    };
  });

const cartSchema = z.object({ contents: z.object({ nodes: z.array(lineSchema) }) });

/** Returns the lines of a raw cart; throws if the response lacks them. */
export const knownLines = (cart: unknown): readonly KnownLine[] =>
  cartSchema.parse(cart).contents.nodes;

const couponsSchema = z.object({
  appliedCoupons: z.array(z.object({ code: z.string() }).nullable()).nullish(),
});

/** Returns the codes of the coupons of a raw cart. */
export const knownCoupons = (cart: unknown): string[] =>
  (couponsSchema.parse(cart).appliedCoupons ?? []).flatMap((coupon) =>
    coupon ? [coupon.code] : [],
  );

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * True if a line holds the chosen product. A choice made by attributes alone fits the variation
 * that the backend found for it.
 */
function holds({ product: held }: KnownLine, { productId, variationId, choice }: ChosenProduct) {
  if (!held || held.productId !== productId) return false;
  const hasChoice = Object.keys(choice).length > 0;
  const isVariation = variationId !== undefined && held.variationId === variationId;
  if (!isVariation && (variationId !== undefined || (held.variationId !== undefined && !hasChoice)))
    return false;
  return Object.entries(held.choice).every(
    ([name, value]) => choice[name] === undefined || isSame(choice[name], value),
  );
}

/** Finds the line with a key, or else the line of a product. */
export function findLine(
  lines: readonly KnownLine[],
  { key, product }: { key?: string | undefined; product?: ChosenProduct | undefined },
): KnownLine | undefined {
  return (
    lines.find((line) => line.key === key) ??
    (product && lines.find((line) => holds(line, product)))
  );
}
