import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openAppOverFaults } from "#tests/worlds/servers/appOverFaults.ts";
import type { AppOverFaults } from "#tests/worlds/servers/appOverFaults.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { openScriptShopper } from "#tests/worlds/shoppers/scriptShopper.ts";
import type { ScriptShopper } from "#tests/worlds/shoppers/scriptShopper.ts";

const BELT = { productId: 15, quantity: 2, name: "Belt" };

let opened: AppOverFaults;
let shopper: ScriptShopper;

beforeAll(async () => {
  // Longer than the timeout of a change in the browser, and than the wait of a slow machine.
  opened = await openAppOverFaults({ BACKEND_TIMEOUT_MS: "30000" });
});
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  shopper = await openScriptShopper(opened.app);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await opened.close();
});

const add = () => shopper.submit({ kind: "add", lines: [BELT] });

const timeout = scaled(60_000);

const TEN_SECONDS = Math.min(scaled(10_000), 25_000);

test.each(["hangBefore", "hangAfter"] as const)(
  "A first add takes effect once, within ten seconds, if the backend never responds to it (%s)",
  { timeout },
  async (fault) => {
    opened.proxy.inject({ fault, matching: "addToCart(", times: 1 });
    void add();
    await shopper.settle(TEN_SECONDS);
    expect(await shopper.cart()).toEqual({ Belt: 2 });
  },
);

test(
  "A later add takes effect once, within ten seconds, even if the backend applies it after that",
  { timeout },
  async () => {
    await add();
    await shopper.settle();
    opened.proxy.inject({ fault: "lateApply", matching: "addToCart(", times: 1 });
    void add();
    await shopper.settle(TEN_SECONDS);
    expect(await shopper.cart()).toEqual({ Belt: 4 });
    await opened.proxy.release();
    expect(await shopper.cart()).toEqual({ Belt: 4 });
  },
);

test(
  "A quantity that the backend applies late does not undo the next one",
  { timeout },
  async () => {
    await add();
    await shopper.settle();
    const set = (quantity: number) =>
      shopper.submit({ kind: "set", lines: [{ ...BELT, quantity }] });
    opened.proxy.inject({ fault: "lateApply", matching: "updateItemQuantities(", times: 1 });
    void set(3);
    await shopper.settle(TEN_SECONDS);
    await set(5);
    await opened.proxy.release();
    expect(await shopper.cart()).toEqual({ Belt: 5 });
  },
);

test(
  "At a backend without change keys, a later add waits for the backend's timeout, and takes effect once",
  { timeout },
  async () => {
    const other = await openAppOverFaults({ BACKEND_TIMEOUT_MS: "30000" });
    other.woo.checkChanges(false);
    onTestFinished(other.close);
    const visitor = await openScriptShopper(other.app);
    const addThere = () => visitor.submit({ kind: "add", lines: [BELT] });
    await addThere();
    await visitor.settle();
    other.proxy.inject({ fault: "lateApply", matching: "addToCart(", times: 1 });
    void addThere();
    await pause(12_000);
    expect(await visitor.cart()).toEqual({ Belt: 2 });
    await other.proxy.release();
    await visitor.settle(TEN_SECONDS);
    expect(await visitor.cart()).toEqual({ Belt: 4 });
  },
);
