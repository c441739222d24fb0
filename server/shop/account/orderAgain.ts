import { randomUUID } from "node:crypto";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import { addLines } from "./sessionCartLines.ts";
import { linesToReorder } from "./customerOrder.ts";
import { requestOrder } from "./requestOrder.ts";

const KEY = /^[\da-f-]{36}$/;

/**
 * Adds the products of one of the customer's orders to the cart, as far as they are available. A
 * form that is posted twice adds them once, by its key; pages of earlier builds send none.
 */
export async function orderAgain(
  { send }: Pick<Shopper, "send">,
  orderId: string | undefined,
  { key }: Record<string, unknown>,
): Promise<{ location: string } | { status: number; message: string }> {
  const id = /^[1-9]\d{0,14}$/.test(orderId ?? "") ? Number(orderId) : 0;
  const order = id > 0 ? await requestOrder(send, id) : undefined;
  if (!order) return { status: 404, message: "We can’t find that order." };
  const lines = linesToReorder(order);
  const isKey = typeof key === "string" && KEY.test(key);
  const refused = await addLines(send, lines, isKey ? key : randomUUID());
  if (refused.length === 0) return { location: "/cart" };
  const rest = refused.length < lines.length ? " Everything else is in your cart." : "";
  return { status: 409, message: `No longer available: ${refused.join(", ")}.${rest}` };
}
