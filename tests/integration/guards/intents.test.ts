import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openAppOverFaults } from "#tests/support/appOverFaults.ts";
import type { AppOverFaults } from "#tests/support/appOverFaults.ts";
import { quantitiesIn, sendCartQuery } from "#tests/support/cartCalls.ts";
import { openScriptShopper } from "#tests/support/scriptShopper.ts";

let opened: AppOverFaults;
beforeAll(async () => void (opened = await openAppOverFaults()));
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await opened.close();
});

const BELT = { productId: 15, quantity: 2, name: "Belt" };
const CAP = { productId: 16, quantity: 1, name: "Cap" };

/** Adds a belt, and a cap in an outage, whose page is left before the backend is back. */
async function cartAfterOutage(options?: Parameters<typeof openScriptShopper>[1]) {
  const { app, proxy } = opened;
  const shopper = await openScriptShopper(app, options);
  expect(await shopper.submit({ kind: "add", lines: [BELT] })).toBe("done");
  await shopper.settle();
  await proxy.listen(false);
  expect(await shopper.submit({ kind: "add", lines: [CAP] })).toBe("waiting");
  await shopper.reload();
  await proxy.listen(true);
  await shopper.settle();
  return shopper.cart();
}

test("An add whose page is left in an outage takes effect afterwards", async () => {
  expect(await cartAfterOutage()).toEqual({ Belt: 2, Cap: 1 });
});

test("In a browser that does not store intents, an add whose page is left in an outage is lost", async () => {
  const refuses = (key: string) => key.startsWith("vitrine.cart.intents.");
  expect(await cartAfterOutage({ refuses })).toEqual({ Belt: 2 });
});

/** Adds a belt, and leaves the shop while the add is on its way; returns the session's cart. */
async function cartAfterLeaving(keepsAlive: boolean) {
  const { app } = opened;
  const sent: Promise<unknown>[] = [];
  const inject = (request: InjectOptions) => {
    const response = app.inject(request);
    sent.push(response);
    const { payload } = request;
    if (typeof payload === "string" && payload.includes("addToCart(")) shopper.leave();
    return response;
  };
  const shopper = await openScriptShopper({ inject } as typeof app, { keepsAlive });
  void shopper.submit({ kind: "add", lines: [BELT] });
  await vi.waitFor(() => expect(sent).not.toEqual([]), { interval: 5 });
  await Promise.all(sent);
  const token = shopper.cookies.get("woo-session");
  return token === undefined ? undefined : quantitiesIn(await sendCartQuery(app, { token }));
}

test("A first add starts a session although the shop is left at once", async () => {
  expect(await cartAfterLeaving(true)).toEqual({ Belt: 2 });
});

test("Without keepalive, a first add starts no session if the shop is left at once", async () => {
  expect(await cartAfterLeaving(false)).toBeUndefined();
});
