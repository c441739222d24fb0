import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { quantitiesIn, sendAdd, sendCartQuery, tokenIn } from "#tests/support/cartCalls.ts";
import { appsWithAndWithout } from "#tests/support/guardedApps.ts";

const { guarded, unguarded } = appsWithAndWithout("plantedSession");

const planted = "e30.e30.planted";

/** Adds a beanie for a shopper, beside whose session cookie another site has planted one. */
async function addWithPlanted(app: FastifyInstance) {
  const token = tokenIn(await sendAdd(app, { productId: 15 })) ?? "";
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
  const { page, cart } = await addWithPlanted(guarded().app);
  expect(page).toContain('aria-label="Quantity of Belt"');
  expect(cart).toEqual({ Belt: 1, Beanie: 1 });
});

test("With the guard off, a planted session cookie hides the shopper's cart, and loses their next product", async () => {
  const { page, cart } = await addWithPlanted(unguarded().app);
  expect(page).not.toContain('aria-label="Quantity of Belt"');
  expect(cart).toEqual({ Belt: 1 });
});
