import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { quantitiesIn, sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { casesOf } from "#tests/worlds/servers/environment.ts";
import { appliedFaults, unappliedFaults } from "#packages/faults/proxy/faultKinds.ts";
import { requestWoo } from "#tests/worlds/backends/requestWoo.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { BACKEND_TIMEOUT_MS: "4000" }, woo: {}, proxy: true });

const swapped = { fault: "swappedToken", matching: "addToCart(" } as const;

/** Starts a stranger's session with four belts, by a request directly to the backend. */
async function strangersToken(productId = 15, quantity = 4): Promise<string> {
  const { token } = await requestWoo(world().woo, { productId, quantity });
  world().proxy.setStrangersToken(token);
  return token;
}

/** Reads the quantities in a session's cart. */
const cartOf = async (app: FastifyInstance, token: string) =>
  quantitiesIn(await sendCartQuery(app, { token }));

test("A first add by script does not adopt a stranger's session", async () => {
  const { app, proxy } = world();
  const stranger = await strangersToken();
  proxy.inject(swapped);
  const response = await sendAdd(app);
  expect(response.statusCode).toBe(502);
  expect(tokenIn(response)).toBeUndefined();
  expect(response.headers["set-cookie"]).toBeUndefined();
  expect(await cartOf(app, stranger)).toEqual({ Belt: 4 });
});

test("A first add by form does not adopt a stranger's session", async () => {
  const { app, proxy } = world();
  await strangersToken();
  proxy.inject(swapped);
  const shopper = formShopper(app);
  await shopper.submit({ productId: "14", quantity: "1" });
  expect(shopper.token()).toBe("");
});

test("A stranger's session with the same product is not adopted if the server knows its customer", async () => {
  const { app, proxy } = world();
  const stranger = tokenIn(await sendAdd(app)) ?? "";
  proxy.setStrangersToken(stranger);
  proxy.inject(swapped);
  expect((await sendAdd(app)).statusCode).toBe(502);
});

test("An older session with the same cart is refused, although the server does not know its customer", async () => {
  const { app, proxy, woo } = world();
  await strangersToken(14, 1);
  woo.passTime(60);
  proxy.inject(swapped);
  const response = await sendAdd(app);
  expect([response.statusCode, tokenIn(response)]).toEqual([502, undefined]);
});

test("A first add gets its session's token if that session's cart shows the product", async () => {
  const { app } = world();
  const response = await sendAdd(app, { quantity: 3 });
  expect(response.statusCode).toBe(200);
  expect(await cartOf(app, tokenIn(response) ?? "")).toEqual({ Beanie: 3 });
});

test.each(["droppedToken", "swappedToken"] as const)(
  "A first add whose session is lost (%s) counts as unknown, and can be repeated",
  async (fault) => {
    const { app, proxy } = world();
    await strangersToken();
    proxy.inject({ ...swapped, fault, times: 1 });
    expect((await sendAdd(app)).statusCode).toBe(502);
    expect(await cartOf(app, tokenIn(await sendAdd(app)) ?? "")).toEqual({ Beanie: 1 });
  },
);

/** Each fault, at a network of its own: a Retry-After holds back further first adds of its network. */
const faultsAtNetworks = casesOf([...unappliedFaults, ...appliedFaults], 6).map(
  (fault, at) => [fault, `198.18.${at}.1`] as const,
);

test.each(faultsAtNetworks)(
  "A first add with the fault %s starts a session with its product, or none at all",
  async (fault, remoteAddress) => {
    const { app, proxy } = world();
    await strangersToken();
    proxy.inject({ fault, matching: "addToCart(", times: 1 });
    const response = await sendAdd(app, { remoteAddress });
    const token = tokenIn(response);
    const isAdded = response.body.includes('"cartItem":{');
    expect([token, response.headers["set-cookie"]].map(Boolean)).toEqual([isAdded, isAdded]);
    expect(token ? await cartOf(app, token) : {}).toEqual(isAdded ? { Beanie: 1 } : {});
  },
);

test("A first add counts as unknown when the new session's cart cannot be read", async () => {
  const { app, proxy } = world();
  proxy.inject({ fault: "html500", matching: "receivedTokensCartQuery" });
  const response = await sendAdd(app);
  expect([response.statusCode, tokenIn(response)]).toEqual([502, undefined]);
});

test("A stranger's token in a later response is dropped, and the session stays", async () => {
  const { app, proxy } = world();
  const ours = tokenIn(await sendAdd(app)) ?? "";
  await strangersToken();
  proxy.inject(swapped);
  const response = await sendAdd(app, { token: ours });
  expect([response.statusCode, tokenIn(response)]).toEqual([200, undefined]);
  expect(await cartOf(app, ours)).toEqual({ Beanie: 2 });
});

test.each([
  ["an add", sendAdd],
  ["a query", sendCartQuery],
])(
  "The token that follows a refused one is passed on if its cart is empty: %s",
  async (_, send) => {
    const { app, proxy } = world();
    const token = "e30.e30.x";
    const response = await send(app, { token });
    expect(response.body).toContain("invalid_token");
    expect(await cartOf(app, tokenIn(response) ?? "")).toEqual({});
    await strangersToken();
    proxy.inject({ fault: "swappedToken" });
    expect(tokenIn(await send(app, { token }))).toBeUndefined();
  },
);

test("A query without a session gets no token and costs no other call", async () => {
  const { app, proxy } = world();
  expect(tokenIn(await sendCartQuery(app))).toBeUndefined();
  expect(proxy.calls()).toHaveLength(1);
});
