import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import { casesOf } from "#tests/worlds/servers/environment.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { TRUST_PROXY: "loopback" }, woo: {} });
const embedded = worldOf({ settings: { REDIRECT_PAY: "on" } });

const { password } = account;
const add = { query: addToCart.params.text, variables: { input: { productId: 14 } } };
const read = { query: cartQuery.params.text };
const review = { rating: "4", author: "Jo", email: "jo@example.test" };
const person = { firstName: "Ann", lastName: "Lee", displayName: "Ann", email: "ann@example.test" };
const place = { firstName: "Ann", lastName: "Lee", address1: "1 Main St", city: "Boston" };
const addressFields = Object.fromEntries(
  Object.entries({ ...place, state: "MA", postcode: "02108", country: "US" }).map(
    ([part, text]) => [`shipping_${part}`, text],
  ),
);

type Fields = Record<string, string>;

/** A post that changes something: its route, fields, and status from the shop's own page. */
type Change = {
  route: string;
  url?: string;
  /** Returns its fields, given those of a checkout that can be placed. */
  fields?: (order: Fields) => Fields;
  /** Body of a request that only script sends. */
  json?: object;
  status: number;
  /** True if the backend gets no call even from the shop's own page. */
  isLocal?: true;
};

const [PRODUCT, ORDER] = ["/product/:slug/reviews", "/account/orders/:order/again"];

/** At least one post to each route, and one for each button of the checkout, by name. */
const changes: Readonly<Record<string, Change>> = {
  "a mutation to /graphql": { route: "/graphql", json: add, status: 200 },
  "a mutation to the gateway's other path": { route: "/cart/calls", json: add, status: 200 },
  // The recorded shop has no link to its checkout.
  "a hand-over to WordPress": { route: "/checkout/wordpress", json: {}, status: 503 },
  "an addition to /cart/items": {
    route: "/cart/items",
    fields: () => ({ productId: "14" }),
    status: 303,
  },
  "a review": {
    route: PRODUCT,
    url: "/product/belt/reviews",
    fields: () => ({ ...review, content: `Holds well: ${randomUUID()}.` }),
    status: 303,
  },
  "an order to /checkout": { route: "/checkout", fields: (order) => order, status: 303 },
  "a coupon to /checkout": {
    route: "/checkout",
    fields: () => ({ step: "code", code: "none" }),
    status: 200,
  },
  "a removed coupon to /checkout": {
    route: "/checkout",
    fields: () => ({ remove: "none" }),
    status: 200,
  },
  "an address to /checkout": {
    route: "/checkout",
    fields: (order) => ({ ...order, step: "update" }),
    status: 200,
  },
  "a checkout's intent": { route: "/checkout/intent", json: {}, status: 200, isLocal: true },
  "the state of a payment": {
    route: "/checkout/confirm/:intent",
    url: "/checkout/confirm/an-intent-of-nobody",
    json: {},
    status: 404,
    isLocal: true,
  },
  "a login": { route: "/account/login", fields: () => account, status: 303 },
  "a logout": { route: "/account/logout", status: 303, isLocal: true },
  "a registration": {
    route: "/account/register",
    fields: () => ({ email: "new@example.test", password }),
    status: 200,
  },
  "a forgotten password": {
    route: "/account/forgotten",
    fields: () => ({ username: "ann@example.test" }),
    status: 303,
  },
  "a reset password": {
    route: "/account/reset",
    fields: () => ({ login: "ann", key: "abc", password }),
    status: 422,
  },
  "details of an account": {
    route: "/account/details",
    fields: () => ({ ...person, currentPassword: password }),
    status: 303,
  },
  "an address of an account": {
    route: "/account/addresses",
    fields: () => ({ kind: "shipping", ...addressFields }),
    status: 303,
  },
  "a search for an order": {
    route: "/account/find-order",
    fields: () => ({ number: "1", orderKey: "wc_order_abc" }),
    status: 422,
  },
  "a request for an order's link": {
    route: "/account/order-link",
    fields: () => ({ orderNumber: "1", orderEmail: `${randomUUID()}@example.test` }),
    status: 303,
  },
  "a withdrawal": {
    route: "/account/withdraw",
    fields: () => ({ name: "Ann", contract: "1", contractEmail: `${randomUUID()}@example.test` }),
    status: 303,
  },
  "a reorder": { route: ORDER, url: "/account/orders/1/again", status: 404 },
};

/** Changes that take the cart or the session which the next one needs. */
const ENDING = ["an order to /checkout", "a logout", "a registration"];

type Headers = Readonly<Record<string, string | undefined>>;

const OWN = "http://localhost:80";
const origins = [undefined, "null", "https://evil.example"];

/** Headers of requests that are not certainly from one of the shop's own pages. */
const foreign: readonly Headers[] = [
  ...origins.map((origin) => ({ origin })),
  ...["cross-site", "same-site"].flatMap((site) =>
    [...origins, OWN].map((origin) => ({ "sec-fetch-site": site, origin })),
  ),
];

/** Headers of requests from one of the shop's own pages; a page without a referrer sends "null". */
const own: readonly Headers[] = [
  { origin: OWN },
  ...[OWN, "null", undefined].map((origin) => ({ "sec-fetch-site": "same-origin", origin })),
];

/** Creates a signed-in customer with a cart, and the fields of an order of it. */
async function createCustomer() {
  const { app, woo } = world();
  const visitor = formShopper(app);
  await visitor.signIn();
  await visitor.add();
  const order = await visitor.form();
  // The facts of the shop that a checkout starts with are cached.
  await visitor.send("/checkout/intent", {}, { origin: OWN });
  woo.forget();
  return { visitor, order };
}

type Customer = Awaited<ReturnType<typeof createCustomer>>;

let addresses = 0;
/** The customer whose posts another site sends: none of them changes anything. */
let ann: Customer | undefined;

/** Sends a change as the form does, or as script does. */
function send(
  { visitor, order }: Customer,
  { route, url = route, fields = () => ({}), json }: Change,
  way: "form" | "script",
  headers: Headers,
) {
  return json || way === "script"
    ? visitor.send(url, json ?? fields(order), headers)
    : visitor.post(url, fields(order), headers);
}

/** Returns the routes of a server that take a method; it prints them as a tree of prefixes. */
function routesWith(app: FastifyInstance, method: "DELETE" | "PATCH" | "POST" | "PUT"): string[] {
  const prefixes: string[] = [];
  const lines = app.printRoutes({ method }).matchAll(/^([│ ]*)[├└]── (\S+)( \()?/gm);
  const routes = Array.from(lines, ([, indent = "", part = "", isRoute]) => {
    prefixes.splice(indent.length / 4, Infinity, part);
    return isRoute ? [prefixes.join("")] : [];
  });
  return routes.flat().sort();
}

test("The tests cover every route that accepts POST, and no other method changes anything.", () => {
  const routes = new Set(Object.values(changes).map(({ route }) => route));
  // The search accepts changes only with the admin key, which is in no cookie.
  const others = ["/1/*", "/demo-card/*", "/embedded-pay/:key", "/wordpress/*"];
  expect(routesWith(embedded().app, "POST")).toEqual([...routes, ...others].sort());
  // The gateway responds 405 to all of them.
  for (const method of ["PATCH", "PUT", "DELETE"] as const) {
    const known = method === "PATCH" ? ["/graphql"] : ["/1/*", "/graphql"];
    expect(routesWith(embedded().app, method)).toEqual(known);
  }
});

test("The embedded shop's own pages accept posts only from the shop's pages.", async () => {
  const visitor = formShopper(embedded().app);
  for (const page of [
    "/demo-card/intents/pi_none",
    "/embedded-pay/none",
    "/wordpress/product/none/",
  ]) {
    const statusOf = async (headers: Headers) => (await visitor.post(page, {}, headers)).statusCode;
    for (const headers of foreign) expect([page, await statusOf(headers)]).toEqual([page, 403]);
    for (const headers of own) expect([page, await statusOf(headers)]).toEqual([page, 404]);
  }
});

test.each(Object.entries(changes))(
  "From another site, %s gets 403 and reaches no backend, with or without Fetch Metadata, and without an origin.",
  async (_, change) => {
    ann ??= await createCustomer();
    const cookies = ann.visitor.cookies();
    for (const headers of foreign) {
      for (const way of ["form", "script"] as const) {
        const response = await send(ann, change, way, headers);
        expect([headers, way, response.statusCode]).toEqual([headers, way, 403]);
        expect(response.headers["set-cookie"]).toBeUndefined();
        expect(response.headers["clear-site-data"]).toBeUndefined();
      }
    }
    expect(world().woo.calls()).toEqual([]);
    expect(ann.visitor.cookies()).toEqual(cookies);
  },
);

test.each(casesOf(Object.entries(changes), 4))(
  "From the shop's own page, %s passes, with and without Fetch Metadata.",
  async (name, change) => {
    const { woo } = world();
    let customer = await createCustomer();
    for (const headers of own) {
      if (ENDING.includes(name)) customer = await createCustomer();
      woo.forget();
      // WordPress takes one review in fifteen seconds; our own limits count by address.
      woo.passTime(20);
      const sent = { ...headers, "x-forwarded-for": `2001:db8:${(addresses += 1)}::1` };
      const { statusCode } = await send(customer, change, "form", sent);
      expect([headers, statusCode]).toEqual([headers, change.status]);
      expect(woo.calls().length > 0).toBe(!change.isLocal);
    }
  },
);

test("A query from a client that sends no origin is accepted, without the customer's sign-in", async () => {
  const { visitor } = await createCustomer();
  for (const origin of [undefined, "null"]) {
    world().woo.forget();
    expect((await visitor.send("/graphql", read, { origin })).statusCode).toBe(200);
    expect(
      world()
        .woo.calls()
        .map(({ authorization, session }) => [authorization, session]),
    ).toEqual([[undefined, undefined]]);
  }
});
