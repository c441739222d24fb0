import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import { customerOf } from "#relay/session/session.ts";
import type { Ledger } from "#tests/worlds/backends/embeddedShop.ts";

// Adds of the fault bench, and the comparison of their results with the ledger.

/** Product that is added. */
export const BELT = 15;

/** Units that a session's shopper knows to be in the cart, and those that may be. */
export type AddedUnits = { confirmed: number; unknown: number };

/** Sends an add of one unit; "lost" means that there was no response. */
export async function addUnit(
  { inject }: Pick<FastifyInstance, "inject">,
  token: string,
  idempotencyKey: string = randomUUID(),
): Promise<"confirmed" | "refused" | "unknown" | "lost"> {
  const { name: operationName, text: query } = addToCart.params;
  const variables = { input: { productId: BELT, quantity: 1 } };
  try {
    const { statusCode, body } = await inject({
      method: "POST",
      url: "/graphql",
      headers: {
        "woocommerce-session": `Session ${token}`,
        "idempotency-key": idempotencyKey,
        "sec-fetch-site": "same-origin",
      },
      payload: { operationName, query, variables },
    });
    // A refused request confirms nothing; one with an unclear response may have been applied.
    if (statusCode === 200 && body.includes('"cartItem":{')) return "confirmed";
    return statusCode === 429 || statusCode === 503 ? "refused" : "unknown";
  } catch {
    return "lost";
  }
}

/** Compares a session's units in the ledger with the results; the session began with one unit. */
export function unitViolations(
  token: string,
  { confirmed, unknown }: AddedUnits,
  ledger: Ledger,
): string[] {
  const quantity = (ledger.cartOf(customerOf(token) ?? "")[BELT] ?? 0) - 1;
  if (quantity < confirmed) return [`lost: ${quantity} units of ${confirmed} confirmed ones`];
  if (quantity > confirmed + unknown) return [`doubled: ${quantity} units of ${confirmed}`];
  return [];
}
