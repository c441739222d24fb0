import type { FastifyInstance } from "fastify";
import type { Checkout } from "#packages/faults/shopUnderTest.ts";
import { ordererOf } from "#tests/worlds/shoppers/orderer.ts";
import { createVisitor } from "#tests/worlds/shoppers/visitor.ts";

// Checkout of this storefront in the fault bench.

/** Results by the heading of the order's page. */
const RESULTS: Readonly<Record<string, string>> = {
  "Your order is in": "placed",
  "Your order didn’t reach us": "not placed",
};

/**
 * Opens the checkout of a shopper with these cookies.
 * @param endpoint the shop's, to read the cart that the shopper confirms
 */
export function openCheckout(
  app: Pick<FastifyInstance, "inject">,
  endpoint: string,
  cookies: Record<string, string>,
): Checkout {
  const visitor = createVisitor(app, cookies);
  const { form, place, intent } = ordererOf(visitor, endpoint);
  let fields: Record<string, string> = {};
  return {
    intent,
    fill: async () => void (fields = await form()),
    place: () =>
      place(fields).then(
        ({ response }) => response.outcome,
        () => "cut off",
      ),
    view: async () => {
      const { body } = await visitor.open("/success");
      const heading = /<h1[^>]*>([^<]*)</.exec(body)?.[1] ?? "";
      return RESULTS[heading] ?? heading;
    },
  };
}
