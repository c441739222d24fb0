import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { displayedOrder } from "#relay/contract/order/displayedOrder.ts";
import type { CartToOrder } from "#server/shop/checkout/readCart.ts";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import readCartQuery from "#server/__generated__/readCartQuery.graphql.ts";
import { createVisitor } from "./visitor.ts";
import type { Visitor } from "./visitor.ts";

/** A visitor with a cart who places an order. */
export type Orderer = {
  visitor: Visitor;
  intent: string;
  /** Returns the confirmed cart as in the form's hidden input. */
  confirmed: () => Promise<string>;
  /** Returns all fields of a form that can be placed. */
  form: (over?: Record<string, string>) => Promise<Record<string, string>>;
  /** Posts a form as script does. */
  place: (fields: object) => Promise<{ status: number; response: CheckoutResponse }>;
};

/**
 * Creates a visitor who adds beanies or another product to the cart and opens the checkout.
 * @param endpoint the shop's; if unset, an embedded shop that accepts free-form queries
 */
export async function createOrderer(
  app: Pick<FastifyInstance, "inject">,
  endpoint: string | undefined,
  { productId = "14", quantity = "2", visitor = createVisitor(app) } = {},
): Promise<Orderer> {
  await visitor.post("/cart/items", { productId, quantity });
  return ordererOf(visitor, endpoint);
}

/** Returns a visitor with a cart as somebody who places an order; `endpoint` as above. */
export function ordererOf(visitor: Visitor, endpoint: string | undefined): Orderer {
  const intent = randomUUID();

  async function requestCart(): Promise<string> {
    // For an account's session the browser's script knows only a redacted token.
    const { "vitrine-session": whole, "woo-session": token } = visitor.cookies();
    const session = { "woocommerce-session": `Session ${whole ?? token}` };
    const { name: operationName, text: query } = readCartQuery.params;
    const call = { operationName, variables: {}, query };
    if (endpoint === undefined) return (await visitor.send("/graphql", call, session)).body;
    const headers = { "content-type": "application/json", ...session };
    return (await fetch(endpoint, { method: "POST", headers, body: JSON.stringify(call) })).text();
  }

  async function confirmed(): Promise<string> {
    const { data } = JSON.parse(await requestCart()) as {
      data: { cart: CartToOrder };
    };
    return JSON.stringify(displayedOrder(data.cart));
  }

  return {
    visitor,
    intent,
    confirmed,
    form: async (over = {}) => {
      const fields = { ...completeOrder, customerNote: "leave at door", intent, ...over };
      // The totals depend on the address.
      await visitor.post("/checkout", { ...fields, step: "update" });
      return { ...fields, seen: await confirmed() };
    },
    place: async (fields) => {
      const { statusCode: status, body } = await visitor.send("/checkout", fields);
      return { status, response: JSON.parse(body) as CheckoutResponse };
    },
  };
}
