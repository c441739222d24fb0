import { afterAll, describe, expect, test } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { placeStoreOrder, readStoreCart } from "#server/backend/storeApi/storeClient.ts";
import { createShopHandler, createWordPress } from "#tests/worlds/backends/embeddedShop.ts";
import { openExtensionShop, withLinks } from "#tests/worlds/backends/extensionShop.ts";
import { needsRecordings, readExtensionRecordings } from "#tests/worlds/backends/recordings.ts";
import { openHandoverCalls } from "./handoverCalls.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import { openBackendAccess } from "#server/backend/line/backendAccess.ts";
import { openGateway } from "#server/backend/sessions/shopGateway.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import type { ShopSession } from "#server/backend/line/shopCall.ts";
import type { PictureRules } from "#server/backend/pictures/pictureRules.ts";

const CHANGE =
  "mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { databaseId } } }";

/** Opens the gateway to a backend, without pictures. */
function gatewayOver(backend: Backend, timeoutMs = 20_000): ShopGateway {
  const rules = { srcSetOf: () => undefined } as Partial<PictureRules> as PictureRules;
  const access = openBackendAccess(backend, { connections: 8, timeoutMs });
  return openGateway(backend, rules, { access });
}

/** Runs work in a session's lock, after a change whose response has a cart token. */
const afterChange = <Result>(
  gateway: ShopGateway,
  session: ShopSession,
  work: (send: typeof fetch) => Promise<Result>,
): Promise<Result> =>
  gateway.withSessionLock(session, async (send) => {
    const body = JSON.stringify({ query: CHANGE, variables: { input: {} } });
    await send(GATEWAY_URL, {
      method: "POST",
      body,
      headers: session.session ? { "woocommerce-session": session.session } : {},
    });
    return work(send);
  });

// The groups before hold other kinds of recordings, some of them without a request.
const recordings = readExtensionRecordings().filter(
  ({ name, request }) => /^0[12]/.test(name) && request.url.includes("/wc/store/v1/"),
);

/** Client's `fetch` that gets a recorded response. */
const recorded =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    Response.json(body, { status });

const { shop } = await openExtensionShop();
const both = withLinks(shop, { sessionTokens: "both" });
const calls = openHandoverCalls(both);
afterAll(() => shop.close());

/** The embedded shop as a backend, with the bodies of its Store API's responses. */
function embedded() {
  const bodies: unknown[] = [];
  const wordpress = createWordPress(both);
  const backend: Backend = {
    kind: "embedded",
    graphql: createShopHandler(both),
    store: async (request) => {
      const response = await wordpress(request);
      bodies.push(await response.clone().json());
      return response;
    },
    movedTo: async () => undefined,
    close: () => {},
  };
  return { gateway: gatewayOver(backend), bodies };
}

const ADDRESS = {
  first_name: "A",
  last_name: "B",
  company: "",
  address_1: "Str 1",
  address_2: "",
  city: "Berlin",
  state: "DE-BE",
  postcode: "10115",
  country: "DE",
  phone: "030123",
};
const CHECKOUT = {
  billing_address: { ...ADDRESS, email: "x@example.com" },
  shipping_address: ADDRESS,
  payment_method: "cod",
};

/** Names of all parts of a value, by their path; items of a list have one path. */
function shapeOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => shapeOf(item, `${path}[]`));
  if (typeof value !== "object" || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([name, part]) => shapeOf(part, `${path}.${name}`));
}
const shape = (value: unknown) => [...new Set(shapeOf(value))].toSorted();

describe("the client of the Store API", needsRecordings, () => {
  const carts = recordings.filter(({ request }) => request.url.endsWith("/cart"));
  const orders = recordings.filter(({ request }) => request.url.endsWith("/checkout"));

  test("has recordings of carts and orders to read", () => {
    expect(carts.length).toBeGreaterThan(5);
    expect(orders.length).toBeGreaterThanOrEqual(2);
  });

  for (const { name, response } of carts) {
    test(`reads the cart of ${name}, with amounts in minor units`, async () => {
      const cart = await readStoreCart(recorded(response.body));
      expect(response.body).toMatchObject(cart);
      expect(cart.totals).toMatchObject({ currency_code: "EUR", currency_minor_unit: 2 });
    });
  }

  for (const { name, response } of orders) {
    test(`reads the order of ${name}`, async () => {
      const placed = await placeStoreOrder(recorded(response.body), CHECKOUT);
      expect(response.body).toMatchObject("order" in placed ? placed.order : placed);
      expect(placed).toMatchObject({
        order: { status: "processing", payment_result: { payment_status: "success" } },
      });
    });
  }

  test("gets the embedded shop's cart and order in the recorded shape, by the token of a change", async () => {
    const bodyOf = (start: string) =>
      recordings.find(({ name }) => name.startsWith(start))?.response.body;
    const guest = `t_${"6".repeat(30)}`;
    await calls.add(guest, 95);
    const { gateway, bodies } = embedded();
    const session = { session: `Session ${calls.sessionToken(guest)}` };
    const [cart, placed] = await afterChange(gateway, session, async (send) => [
      await readStoreCart(send),
      await placeStoreOrder(send, CHECKOUT),
    ]);
    expect(cart.totals.total_price).toBe("8485");
    expect(placed).toMatchObject({ order: { customer_id: 0, payment_method: "cod" } });
    expect(bodies.map(shape)).toEqual([shape(bodyOf("01z2")), shape(bodyOf("01z3"))]);
    expect(await calls.cartOf(guest)).toEqual([]);
  });
});

describe("the client of the Store API at the embedded shop", () => {
  test("gets the refusal of an order whose cart is empty", async () => {
    const guest = `t_${"7".repeat(30)}`;
    await calls.add(guest, 95);
    const { gateway } = embedded();
    const session = { session: `Session ${calls.sessionToken(guest)}` };
    const results = await afterChange(gateway, session, async (send) => [
      await placeStoreOrder(send, CHECKOUT),
      await placeStoreOrder(send, CHECKOUT),
    ]);
    expect(results).toMatchObject([
      { order: { payment_result: { payment_status: "success" } } },
      { refusal: { code: "woocommerce_rest_cart_empty", data: { status: 409 } } },
    ]);
  });

  test("places a customer's order as the customer's own", async () => {
    const access = await calls.accessOf({ username: "kunde", password: "correct-horse-battery" });
    await calls.add("2", 95, 1, access);
    const { gateway } = embedded();
    const session = {
      session: `Session ${calls.sessionToken("2")}`,
      authorization: `Bearer ${access}`,
    };
    const placed = await afterChange(gateway, session, (send) => placeStoreOrder(send, CHECKOUT));
    expect(placed).toMatchObject({ order: { customer_id: 2 } });
  });

  test("reads a customer's cart before any change", async () => {
    const access = await calls.accessOf({ username: "kunde", password: "correct-horse-battery" });
    await calls.add("2", 97, 1, access);
    const { gateway } = embedded();
    const session = {
      session: `Session ${calls.sessionToken("2")}`,
      authorization: `Bearer ${access}`,
    };
    const cart = await gateway.withSessionLock(session, readStoreCart);
    expect(cart.items.map(({ id }) => id)).toEqual([97]);
  });

  test("gets an error with the effect “none” if the shop issues no cart tokens", async () => {
    const guest = `t_${"8".repeat(30)}`;
    await calls.add(guest, 95);
    const backend: Backend = {
      kind: "embedded",
      graphql: createShopHandler(shop),
      store: createWordPress(shop),
      movedTo: async () => undefined,
      close: () => {},
    };
    const session = { session: `Session ${calls.sessionToken(guest)}` };
    const order = afterChange(gatewayOver(backend), session, (send) =>
      placeStoreOrder(send, CHECKOUT),
    );
    await expect(order).rejects.toThrow(BackendError);
    await expect(order).rejects.toMatchObject({ effect: "none" });
  });
});
