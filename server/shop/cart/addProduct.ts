import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import type { AddToCartInput } from "#__generated__/useAddToCartMutation.graphql.ts";
import { matchVariation } from "#relay/contract/page/variationChoice.ts";
import { choicePath, choosableProduct, isFullChoice } from "./choosableProduct.ts";
import type { ChosenProduct } from "./parsedCart.ts";
import { sendMutation } from "./sendMutation.ts";
import type { SentMutation } from "./sendMutation.ts";

// Add to cart on the server, with lookup of the chosen variation.

/** Result of adding a product; `path` leads to the page on which a missing choice is made. */
export type AddedProduct = SentMutation | { kind: "choiceMissing"; path: string };

/** Returns the chosen variation, or the path of the page on which to choose the open attributes. */
async function resolve(
  shared: typeof fetch,
  { productId, variationId, choice }: ChosenProduct,
): Promise<{ variationId?: number | undefined } | { path: string }> {
  const isOpen = variationId === undefined && Object.keys(choice).length > 0;
  if (!isOpen) return { variationId };
  const product = await choosableProduct(shared, productId);
  if (product.variations.length === 0) return { variationId };
  const matched = matchVariation(product.variations, choice)?.databaseId;
  // The backend finds or rejects a variation beyond those fetched.
  const isChosen = product.isPart && isFullChoice(product, choice);
  if (matched === undefined && !isChosen) return { path: choicePath(product, choice) };
  return { variationId: matched };
}

/**
 * Returns an addition as the backend's mutation input, including attributes that the variation
 * leaves open ("any").
 */
export function additionInput(
  { productId, variationId, choice }: ChosenProduct,
  quantity: number,
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

/** Adds units of a product, whose attributes may name a variation. */
export async function addProduct(
  { send, shared }: { send: typeof fetch; shared: typeof fetch },
  product: ChosenProduct,
  { quantity, changeKey }: { quantity: number; changeKey: string },
): Promise<AddedProduct> {
  let resolved;
  try {
    resolved = await resolve(shared, product);
  } catch (error) {
    return { kind: "failed", effect: "none", error, mayBeLate: false };
  }
  if ("path" in resolved) return { kind: "choiceMissing", path: resolved.path };
  const { variationId } = resolved;
  const sent = await sendMutation(
    send,
    addToCart,
    additionInput({ ...product, variationId }, quantity),
    changeKey,
  );
  if (sent.kind !== "rejected" || variationId !== undefined) return sent;
  // Nothing was chosen: a choice is requested only if there are attributes to choose.
  const refused = await choosableProduct(shared, product.productId).catch(() => undefined);
  const isOpen = refused !== undefined && refused.variations.length > 0;
  return isOpen ? { kind: "choiceMissing", path: choicePath(refused, product.choice) } : sent;
}
