import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
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

/**
 * Adds a belt, and leaves the shop while a mutation is on its way: the add itself, or the one that
 * restores its session, which has expired; returns the session's cart.
 */
async function cartAfterLeaving(mutation: "addToCart(" | "fillCart(", keepsAlive: boolean) {
  const { app, woo } = opened;
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
  const shopper = await openScriptShopper({ inject } as typeof app, { keepsAlive });
  const adding = shopper.submit({ kind: "add", lines: [BELT] });
  if (mutation === "fillCart(") {
    await adding;
    await shopper.settle();
    woo.passTime(50 * 3600);
    void shopper.reload();
  }
  await vi.waitFor(() => expect(sent).not.toEqual([]), { interval: 5 });
  await Promise.all(sent);
  const token = shopper.cookies.get("woo-session");
  return token === undefined ? undefined : quantitiesIn(await sendCartQuery(app, { token }));
}

describe.each([
  ["A first add", "addToCart("],
  ["A restoration", "fillCart("],
] as const)("%s whose page is left at once", (_, mutation) => {
  test("starts a session", async () => {
    expect(await cartAfterLeaving(mutation, true)).toEqual({ Belt: 2 });
  });

  test("starts no session of this browser without keepalive", async () => {
    expect(await cartAfterLeaving(mutation, false)).toBeUndefined();
  });
});
