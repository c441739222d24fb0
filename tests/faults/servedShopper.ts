import { customerOf } from "#relay/session/session.ts";
import { sendAdd, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import type { FaultyShop } from "./faultyShop.ts";

const PRODUCT = 14;

/** Lets a new shopper add a product; true if the ledger has it in the shopper's cart. */
export async function isServed({ app, ledger }: FaultyShop): Promise<boolean> {
  const added = await sendAdd(app, { productId: PRODUCT });
  return added.statusCode === 200 && ledger.cartOf(customerOf(tokenIn(added)) ?? "")[PRODUCT] === 1;
}
