import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { appliedFaults, unappliedFaults } from "#packages/faults/proxy/faultKinds.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { openScriptShopper } from "#tests/worlds/shoppers/scriptShopper.ts";
import type { ScriptShopper } from "#tests/worlds/shoppers/scriptShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const BELT = { productId: 15, quantity: 2, name: "Belt" };
const CAP = { productId: 16, quantity: 1, name: "Cap" };

const world = worldOf({ settings: { BACKEND_TIMEOUT_MS: "1000" }, woo: {}, proxy: true });
let shopper: ScriptShopper;

beforeAll(async () => {
  const { app, proxy } = world();
  const stranger = formShopper(app);
  await stranger.submit({ productId: "16", quantity: "4" });
  proxy.setStrangersToken(stranger.token());
});
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  shopper = await openScriptShopper(world().app);
});
afterAll(() => void vi.unstubAllGlobals());

/** Adds two belts and a cap, and waits until the backend has them. */
async function fillCart(): Promise<void> {
  await Promise.all([shopper.add(BELT), shopper.add(CAP)]);
  await shopper.settle();
}

/** Waits until a change has taken effect; expects its line to be marked "Updating" until then. */
async function settled(attempt: ReturnType<ScriptShopper["add"]>): Promise<void> {
  const result = await attempt;
  expect(result).toMatch(/^(done|unknown)$/);
  expect([result, shopper.isUpdating()]).not.toEqual(["unknown", false]);
  await shopper.settle();
  expect(shopper.isUpdating()).toBe(false);
}

describe.each([...unappliedFaults, ...appliedFaults])("the fault %s", (fault) => {
  /** Lets the fault strike the next call of a mutation; returns a check that it has. */
  function strike(matching: string): () => void {
    const { proxy } = world();
    proxy.forget();
    proxy.inject({ fault, matching, times: 1 });
    return () => expect(proxy.calls().some((body) => body.includes(matching))).toBe(true);
  }

  const timeout = scaled(60_000);

  test("loses no first add and doubles none", { timeout }, async () => {
    const hasStruck = strike("addToCart(");
    await settled(shopper.add(BELT));
    hasStruck();
    expect(await shopper.cart()).toEqual({ Belt: 2 });
  });

  test("loses no later change and doubles none", { timeout }, async () => {
    await fillCart();
    for (const [matching, apply, after] of [
      ["addToCart(", () => shopper.add(BELT), { Belt: 4, Cap: 1 }],
      [
        "updateItemQuantities(",
        () => shopper.setQuantity({ ...BELT, quantity: 5 }),
        { Belt: 5, Cap: 1 },
      ],
      ["updateItemQuantities(", () => shopper.setQuantity({ ...BELT, quantity: 0 }), { Cap: 1 }],
    ] as const) {
      const hasStruck = strike(matching);
      await settled(apply());
      hasStruck();
      expect(await shopper.cart()).toEqual(after);
    }
  });

  test("loses no add whose page is left, and doubles none", { timeout }, async () => {
    await fillCart();
    const hasStruck = strike("addToCart(");
    void shopper.add(BELT);
    await shopper.reload();
    await shopper.settle();
    hasStruck();
    expect(await shopper.cart()).toEqual({ Belt: 4, Cap: 1 });
  });
});

test("changes made during an outage take effect once, within ten seconds of the backend's return", async () => {
  const { proxy } = world();
  await fillCart();
  await proxy.listen(false);
  const results = [
    await shopper.add(BELT),
    await shopper.setQuantity({ ...BELT, quantity: 7 }),
    await shopper.add(CAP),
  ];
  expect(results).toEqual(["unknown", "unknown", "unknown"]);
  await shopper.reload();
  await proxy.listen(true);
  await shopper.settle();
  expect(await shopper.cart()).toEqual({ Belt: 7, Cap: 2 });
});
