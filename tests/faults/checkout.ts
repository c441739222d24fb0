import type { FastifyInstance } from "fastify";
import type { Checkout } from "#packages/faults/shopUnderTest.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";

// Checkout of this storefront in the fault bench.

/** Results by the heading of the order's page. */
const RESULTS: Readonly<Record<string, string>> = {
  "Your order is in": "placed",
  "Your order didn’t reach us": "not placed",
};

/** Opens the checkout of a shopper with these cookies. */
export function openCheckout(
  app: Pick<FastifyInstance, "inject">,
  cookies: Record<string, string>,
): Checkout {
  const { form, place, intent, open } = formShopper(app, cookies);
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
      const { body } = await open("/success");
      const heading = /<h1[^>]*>([^<]*)</.exec(body)?.[1] ?? "";
      return RESULTS[heading] ?? heading;
    },
  };
}
