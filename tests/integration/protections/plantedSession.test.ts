import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { quantitiesIn, sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { requestWoo } from "#tests/worlds/backends/requestWoo.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });

const planted = "e30.e30.planted";

const startSession = async (app: FastifyInstance) =>
  tokenIn(await sendAdd(app, { productId: 15 })) ?? "";

/** Starts a session that the app does not know, as after its restart. */
const startElsewhere = async () =>
  (await requestWoo(world().woo, { productId: 15, quantity: 1 })).token;

/** Adds a beanie to a session, beside whose cookie another site has planted one. */
async function addWithPlanted(app: FastifyInstance, token: string) {
  const cookie = `woo-session=${planted}; woo-session=${token}`;
  const { body: page } = await app.inject({ url: "/cart", headers: { cookie } });
  await app.inject({
    method: "POST",
    url: "/cart/items",
    headers: {
      cookie,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: "productId=14&quantity=1",
  });
  return { page, cart: quantitiesIn(await sendCartQuery(app, { token })) };
}

test("A planted session cookie leaves the shopper their cart", async () => {
  const { app } = world();
  const { page, cart } = await addWithPlanted(app, await startSession(app));
  expect(page).toContain('aria-label="Quantity of Belt"');
  expect(cart).toEqual({ Belt: 1, Beanie: 1 });
});

test("A planted session cookie leaves the shopper their cart after a restart", async () => {
  const token = await startElsewhere();
  const { page, cart } = await addWithPlanted(world().app, token);
  expect(page).toContain('aria-label="Quantity of Belt"');
  expect(cart).toEqual({ Belt: 1, Beanie: 1 });
});

test("Planted cookies that the backend has refused cost it no further calls", async () => {
  const { app, woo } = world();
  const callsOf = async (...given: string[]) => {
    woo.forget();
    await app.inject({ url: "/cart", headers: { cookie: given.join("; ") } });
    return woo.calls().length;
  };
  const others = Array.from({ length: 8 }, (_, number) => `e30.e${number}.planted`);
  const cookies = others.flatMap((token) => [`woo-session=${token}`, `vitrine-session=${token}x`]);
  const own = `woo-session=${await startSession(app)}`;
  const usual = await callsOf(own);
  expect(await callsOf(...cookies)).toBeGreaterThan(usual);
  expect(await callsOf(...cookies)).toBe(await callsOf());
  expect(await callsOf(...cookies, own)).toBe(usual);
});
