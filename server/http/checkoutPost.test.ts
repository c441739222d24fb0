import fc from "fast-check";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderFields } from "#relay/contract/order/orderFields.ts";
import { confirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import { cartOfOne, completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { createLastCarts } from "#server/shop/cart/lastCarts.ts";
import { createOrders } from "#server/shop/checkout/orders.ts";
import { createShopChoices } from "#server/shop/checkout/shopChoices.ts";
import { INTENT_KEY, CONFIRMED_TOTAL_KEY } from "#server/shop/checkout/backendOrder.ts";
import type { CartToOrder } from "#server/shop/checkout/readCart.ts";
import { registerCookies } from "#server/shopper/cookies.ts";
import { createCustomerTokens } from "#server/shopper/customerTokens.ts";
import { createShopperOf } from "#server/shopper/shopperOf.ts";
import { createAdmissionControl } from "#server/limits/admission.ts";
import type { Pages } from "#server/rendering/cachedPages.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { openOrderState } from "#server/store/sqliteOrderState.ts";
import { registerCheckout } from "./checkoutPost.ts";
import { registerFormPosts } from "./formPosts.ts";

const cart: CartToOrder = {
  ...cartOfOne,
  needsShippingAddress: true,
  contents: {
    nodes: [
      {
        key: "a",
        quantity: 1,
        total: "$19.49",
        subtotal: "$18.00",
        subtotalTax: "$1.49",
        rawSubtotal: "18",
        rawSubtotalTax: "1.49",
        product: { node: { databaseId: 14, slug: "beanie", name: "Beanie", image: null } },
        variation: null,
      },
    ],
  },
  chosenShippingMethods: ["flat_rate:1"],
  availableShippingMethods: [{ rates: [{ id: "flat_rate:1", label: "Flat rate", cost: "$5.00" }] }],
  subtotal: "$18.00",
  subtotalTax: "$1.49",
  shippingTotal: "$5.00",
  shippingTax: "$0.41",
  totalTax: "$1.90",
  total: "$24.90",
  rawTotal: "24.9",
};

const whole: Record<string, string> = {
  ...completeOrder,
  intent: "0b3c5a1e-5d9f-4f2c-9f53-3f6a2d6f1c11",
  seen: JSON.stringify(confirmedOrder(cart)),
};

type Call = { operationName: string; variables: { input?: Record<string, unknown> } };

const calls: Call[] = [];

/** A backend that rejects every order, so that the next one may be sent. */
const responses: readonly (readonly [string, object])[] = [
  ["shopChoicesCountriesQuery", { data: { allowedCountries: ["US"] } }],
  ["shopChoicesStatesQuery", { data: { countryStates: [{ code: "CA", name: "California" }] } }],
  ["readCartQuery", { data: { cart, paymentGateways: { nodes: [{ id: "cod" }] } } }],
  ["sendAddressesMutation", { data: { updateCustomer: { customer: { databaseId: null } } } }],
  [
    "sendCheckoutMutation",
    { data: { checkout: null }, errors: [{ message: "No.", path: ["checkout"] }] },
  ],
];

const send: typeof fetch = async (_url, init) => {
  const call = JSON.parse(init?.body as string) as Call;
  calls.push(call);
  const [, response] = responses.find(([name]) => name === call.operationName) ?? [];
  if (!response) throw new Error(`unexpected call: ${call.operationName}`);
  return Response.json(response);
};

const gateway = {
  shared: send,
  personal: send,
  withSessionLock: (_session, work) => work(send, "t_ann"),
} as Pick<ShopGateway, "shared" | "personal" | "withSessionLock"> as ShopGateway;

const claims = Buffer.from(JSON.stringify({ exp: 9e9, data: { customer_id: "t_ann" } }));
const cookie = `woo-session=e30.${claims.toString("base64url")}.x`;

let app: FastifyInstance;
const state = openOrderState(":memory:");

beforeAll(async () => {
  app = Fastify();
  await registerCookies(app);
  const customers = createCustomerTokens(async () => undefined);
  const origins = { backend: undefined, allowed: [] };
  const choices = createShopChoices(send);
  const lastCarts = createLastCarts();
  const orders = createOrders({ choices, state, lastCarts, origins, log: app.log });
  registerFormPosts(app);
  registerCheckout(app, {
    gateway,
    shopperOf: createShopperOf({ gateway, customers }),
    orders,
    pages: { render: shown, get: shown } satisfies Pages,
    admission: createAdmissionControl(),
  });
});
afterAll(async () => {
  await app.close();
  state.close();
});

const shown = async () => ({ status: 200, html: "the checkout again", isShared: false });

const origin = "http://localhost";

const post = (fields: Record<string, unknown>, asForm: boolean) =>
  app.inject({
    method: "POST",
    url: "/checkout",
    ...(asForm
      ? {
          headers: { cookie, origin, "content-type": "application/x-www-form-urlencoded" },
          payload: new URLSearchParams(
            Object.entries(fields).map(([name, value]) => [
              name,
              typeof value === "string" ? value : JSON.stringify(value),
            ]),
          ).toString(),
        }
      : { headers: { cookie, origin }, payload: fields }),
  });

/** Fields of WooGraphQL's input that only a server may set, or that have a meaning for programs. */
const FORBIDDEN = [
  "isPaid",
  "transactionId",
  "fees",
  "metaData",
  "customerId",
  "status",
  "account",
  "shipping",
  "shipToDifferentAddress",
  "overwrite",
  "clientMutationId",
  "constructor",
  "toString",
];

const PLANTED = "planted-by-a-browser";

const planted = fc.constantFrom<unknown>(
  PLANTED,
  true,
  [{ name: PLANTED, amount: -40 }],
  [{ key: INTENT_KEY, value: PLANTED }],
  [{ key: CONFIRMED_TOTAL_KEY, value: PLANTED }],
  { [PLANTED]: PLANTED },
);

/** A body with this name is refused before it is looked at. */
const PROTOTYPE = "__proto__";

const name = fc.oneof(
  fc.constantFrom(...FORBIDDEN),
  fc
    .string({ minLength: 1, maxLength: 12 })
    .filter((text) => !Object.hasOwn(whole, text) && text !== PROTOTYPE),
);

test("Of a thousand forged orders only the form's own fields reach the backend", async () => {
  const forgery = fc.tuple(fc.dictionary(name, planted, { minKeys: 1, maxKeys: 5 }), fc.boolean());
  await fc.assert(
    fc.asyncProperty(forgery, async ([forged, asForm]) => {
      const { statusCode } = await post({ ...forged, ...whole }, asForm);
      expect(statusCode).toBe(409);
    }),
    { numRuns: 1000 },
  );
  const orders = calls.filter(({ operationName }) => operationName === "sendCheckoutMutation");
  expect(orders).toHaveLength(1000);
  const address = {
    firstName: "Ann",
    lastName: "Lee",
    company: "",
    address1: "1 Main St",
    address2: "",
    city: "Los Angeles",
    state: "CA",
    postcode: "90001",
    country: "US",
  };
  for (const { variables } of orders) {
    expect(variables).toEqual({
      input: {
        billing: { ...address, email: whole["email"], phone: whole["phone"] },
        shipToDifferentAddress: true,
        shipping: address,
        shippingMethod: ["flat_rate:1"],
        paymentMethod: "cod",
        metaData: [
          { key: INTENT_KEY, value: whole["intent"] },
          { key: CONFIRMED_TOTAL_KEY, value: "24.9" },
        ],
      },
    });
  }
  expect(JSON.stringify(calls)).not.toContain(PLANTED);
}, 120_000);

test("A body with a prototype property is rejected without a backend request", async () => {
  const before = calls.length;
  const forged = JSON.parse(`{"${PROTOTYPE}":"${PLANTED}"}`) as Record<string, unknown>;
  expect((await post({ ...forged, ...whole }, false)).statusCode).toBe(400);
  expect(calls).toHaveLength(before);
});

test("Fields that are not text count as empty", async () => {
  const bent = fc.dictionary(
    fc.constantFrom(...orderFields),
    fc.constantFrom<unknown>({ isPaid: true }, [PLANTED], 7, null, true),
    { minKeys: 1, maxKeys: 3 },
  );
  await fc.assert(
    fc.asyncProperty(bent, async (fields) => {
      const { statusCode } = await post({ ...whole, ...fields }, false);
      expect([409, 422]).toContain(statusCode);
    }),
    { numRuns: 200 },
  );
  expect(JSON.stringify(calls)).not.toContain(PLANTED);
});

test.each(["", "null", "[]", '"x"', "7"])(
  "A body that is no form places no order: %s",
  async (payload) => {
    const before = calls.length;
    const headers = { cookie, origin, "content-type": "application/json" };
    const { statusCode } = await app.inject({ method: "POST", url: "/checkout", headers, payload });
    expect([400, 409]).toContain(statusCode);
    expect(calls).toHaveLength(before);
  },
);
