import type { InjectOptions } from "fastify";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { quantitiesIn, sendCartQuery } from "#tests/worlds/shoppers/cartCalls.ts";
import { openScriptShopper } from "#tests/worlds/shoppers/scriptShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { BACKEND_TIMEOUT_MS: "3000" }, woo: {}, proxy: true });
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const BELT = { productId: 15, quantity: 2, name: "Belt" };
const CAP = { productId: 16, quantity: 1, name: "Cap" };

/** Adds a belt, and a cap in an outage, whose page is left before the backend is back. */
async function cartAfterOutage() {
  const { app, proxy } = world();
  const shopper = await openScriptShopper(app);
  expect(await shopper.add(BELT)).toBe("done");
  await shopper.settle();
  await proxy.listen(false);
  expect(await shopper.add(CAP)).toBe("unknown");
  await shopper.reload();
  await proxy.listen(true);
  await shopper.settle();
  return shopper.cart();
}

test("An add whose page is left in an outage takes effect afterwards", async () => {
  expect(await cartAfterOutage()).toEqual({ Belt: 2, Cap: 1 });
});

/**
 * Adds a belt, and leaves the shop while a mutation is on its way: the add itself, or the one that
 * restores its session, which has expired; returns the session's cart.
 */
async function cartAfterLeaving(mutation: "addToCart(" | "fillCart(") {
  const { app, woo } = world();
  const sent: Promise<unknown>[] = [];
  const inject = (request: InjectOptions) => {
    const response = app.inject(request);
    const { payload } = request;
    if (typeof payload === "string" && payload.includes(mutation)) {
      sent.push(response);
      shopper.leave();
    }
    return response;
  };
  const shopper = await openScriptShopper({ inject } as typeof app);
  const adding = shopper.add(BELT);
  if (mutation === "fillCart(") {
    await adding;
    await shopper.settle();
    woo.passTime(50 * 3600);
    void shopper.reload();
  }
  await vi.waitFor(() => expect(sent).not.toEqual([]), { interval: 5 });
  await Promise.all(sent);
  const { "woo-session": token } = shopper.cookies();
  return token === undefined ? undefined : quantitiesIn(await sendCartQuery(app, { token }));
}

test.each([
  ["A first add", "addToCart("],
  ["A restoration", "fillCart("],
] as const)("%s whose page is left at once starts a session", async (_, mutation) => {
  expect(await cartAfterLeaving(mutation)).toEqual({ Belt: 2 });
});

const CAP_AND_BELT = { Belt: 2, Cap: 1 };
const BEANIE = { productId: 14, quantity: 1, name: "Beanie" };

test("The lines of a refused session are restored in the new one, together with the next change", async () => {
  const { app, woo } = world();
  const shopper = await openScriptShopper(app);
  await Promise.all([BELT, CAP].map(shopper.add));
  await shopper.settle();
  expect(await shopper.cart()).toEqual(CAP_AND_BELT);
  woo.passTime(50 * 3600);
  await shopper.reload();
  await shopper.settle();
  await shopper.add(BEANIE);
  await shopper.settle();
  expect(await shopper.cart()).toEqual({ ...CAP_AND_BELT, Beanie: 1 });
});
