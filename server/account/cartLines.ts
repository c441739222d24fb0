import { isRefusal } from "#relay/session/session.ts";
import { askShop } from "#server/checkout/shopDocuments.ts";
import { documents } from "./accountDocuments.ts";
import { everyNode } from "./everyNode.ts";
import type { Page } from "./everyNode.ts";

/** Something that goes into a cart, by the name that its shopper knows. */
export type WantedLine = {
  name: string;
  input: {
    productId: number;
    quantity: number;
    variationId?: number;
    variation?: { attributeName: string; attributeValue: string }[];
  };
};

type CartNode = {
  quantity: number;
  product: { node: { databaseId: number; name: string | null } } | null;
  variation: {
    attributes: readonly ({ name: string | null; value: string | null } | null)[] | null;
    node: { databaseId: number };
  } | null;
};

function wantedFrom({ quantity, product, variation }: CartNode): WantedLine[] {
  if (!product) return [];
  const chosen = (variation?.attributes ?? []).flatMap((each) =>
    each?.name && each.value ? [{ attributeName: each.name, attributeValue: each.value }] : [],
  );
  const input = {
    productId: product.node.databaseId,
    quantity,
    ...(variation && { variationId: variation.node.databaseId }),
    ...(chosen.length > 0 && { variation: chosen }),
  };
  return [{ name: product.node.name ?? "", input }];
}

/** The lines of a session's cart; none of one that is refused. Rejects where it is not told. */
export async function cartLines(send: typeof fetch): Promise<WantedLine[]> {
  const ask = async (after: string | null) => {
    const { data, errors } = await askShop(send, documents.cartLines, { after });
    const { cart } = (data ?? {}) as { cart?: { contents: Page<CartNode> | null } | null };
    if (isRefusal(errors)) return undefined;
    if (!cart) throw new Error("the backend did not tell a cart");
    return cart.contents;
  };
  return (await everyNode(await ask(null), ask)).flatMap(wantedFrom);
}

/**
 * Adds lines to a session's cart, one after another: the backend loses some where they overlap.
 * @returns the names of those that it did not take
 */
export async function addLines(
  send: typeof fetch,
  lines: readonly WantedLine[],
): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const { name, input } of lines) {
    const { errors = [] } = await askShop(send, documents.addLine, { input });
    if (errors.length > 0) refused.push(name);
  }
  return refused;
}

/** Takes everything out of a session's cart. */
export async function emptyCart(send: typeof fetch): Promise<void> {
  await askShop(send, documents.emptyCart, { input: {} });
}
