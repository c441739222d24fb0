import Fastify from "fastify";
import type { FastifyInstance, InjectOptions } from "fastify";
import { readOperations } from "#server/backend/door/operations.ts";
import type { Operations } from "#server/backend/door/operations.ts";
import type { ShopCall } from "#server/backend/line/shopCall.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { createVariableCheck } from "#server/backend/door/variables.ts";
import { createAdmissionControl } from "#server/limits/admission.ts";
import { createOperationRateLimits } from "#server/limits/operationRateLimits.ts";
import { readBrowserInputs } from "#server/backend/schema/browserInputs.ts";
import { registerCookies } from "#server/shopper/cookies.ts";
import { createCustomerTokens } from "#server/shopper/customerTokens.ts";
import { createShopperOf } from "#server/shopper/shopperOf.ts";
import { registerGateway } from "./gateway.ts";

// Test fixture: the GraphQL endpoint over a backend that records its calls.

const checkVariables = createVariableCheck(readBrowserInputs());

/** Test fixture: the app with `/graphql`, and the function that posts to it. */
export type GatewayUnderTest = {
  app: FastifyInstance;
  /** Calls that reached the backend. */
  calls: ShopCall[];
  /** Posts a body as one of our pages does; an object is sent as JSON. */
  post: (
    payload: object | string,
    options?: Omit<InjectOptions, "payload" | "method" | "url">,
  ) => Promise<{ status: number; body: string; headers: Record<string, unknown> }>;
};

/** Test fixture: opens such a gateway, with the project's operations and schema. */
export async function openGatewayFixture({
  operations = readOperations(),
  allowsFreeForm = false,
}: {
  operations?: Operations;
  allowsFreeForm?: boolean;
} = {}): Promise<GatewayUnderTest> {
  const calls: ShopCall[] = [];
  const call: ShopGateway["call"] = async (shopCall) => {
    calls.push(shopCall);
    return { status: 200, body: '{"data":{}}' };
  };
  const gateway = { call } as Pick<ShopGateway, "call"> as ShopGateway;
  const app = Fastify();
  await registerCookies(app);
  registerGateway(app, {
    gateway,
    shopperOf: createShopperOf({ gateway, customers: createCustomerTokens(async () => undefined) }),
    operations,
    checkVariables,
    limits: createOperationRateLimits(),
    allowsFreeForm,
    admission: createAdmissionControl(),
  });
  return {
    app,
    calls,
    post: async (payload, { headers, ...options } = {}) => {
      const response = await app.inject({
        method: "POST",
        url: "/graphql",
        payload,
        headers: {
          "content-type": "application/json",
          origin: "http://localhost",
          ...headers,
        },
        ...options,
      });
      const { statusCode: status, body } = response;
      return { status, body, headers: response.headers };
    },
  };
}
