import Fastify from "fastify";
import { expect, test } from "vitest";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { registerCookies } from "#server/shopper/cookies.ts";
import { createCustomerTokens } from "#server/shopper/customerTokens.ts";
import { createShopperOf } from "#server/shopper/shopperOf.ts";
import { registerGateway } from "./gateway.ts";

/** The body that the backend gets for a free-form call. */
async function bodyFor(payload: object): Promise<unknown> {
  const bodies: unknown[] = [];
  const call: ShopGateway["call"] = async ({ body }) => {
    bodies.push(JSON.parse(body));
    return { status: 200, body: '{"data":{}}' };
  };
  const gateway = { call } as Pick<ShopGateway, "call"> as ShopGateway;
  const app = Fastify();
  await registerCookies(app);
  registerGateway(app, {
    gateway,
    shopperOf: createShopperOf({ gateway, customers: createCustomerTokens(async () => undefined) }),
    operations: { byText: () => undefined },
    mayReview: async () => true,
    allowsFreeForm: true,
  });
  const { statusCode } = await app.inject({ method: "POST", url: "/graphql", payload });
  expect(statusCode).toBe(200);
  await app.close();
  return bodies[0];
}

test.each([
  ["its own name", { query: "query Other { x } query Own { y }", operationName: "Own" }, "Own"],
  ["the name in its text", { query: "query Own { x }" }, "Own"],
  ["null where it is anonymous", { query: "{ x }" }, null],
])("A free-form request has an operation name: %s", async (_, payload, operationName) => {
  expect(await bodyFor(payload)).toEqual({ operationName, variables: {}, query: payload.query });
});
