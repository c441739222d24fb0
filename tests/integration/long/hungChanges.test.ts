import type { FastifyInstance, InjectOptions } from "fastify";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { openScriptShopper } from "#tests/worlds/shoppers/scriptShopper.ts";
import type { ScriptShopper } from "#tests/worlds/shoppers/scriptShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";
import { openWorld } from "#tests/worlds/world.ts";

const BELT = { productId: 15, quantity: 2, name: "Belt" };
const CAP = { productId: 16, quantity: 1, name: "Cap" };

// Longer than the timeout of a change in the browser, and than the wait of a slow machine.
const options = { settings: { BACKEND_TIMEOUT_MS: "30000" }, woo: {}, proxy: true } as const;
const world = worldOf(options);
let shopper: ScriptShopper;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  shopper = await openScriptShopper(world().app);
});
afterAll(() => void vi.unstubAllGlobals());

const add = () => shopper.add(BELT);

const timeout = scaled(60_000);

const TEN_SECONDS = Math.min(scaled(10_000), 25_000);

test.each(["hangBefore", "hangAfter"] as const)(
  "A first add takes effect once, within ten seconds, if the backend never responds to it (%s)",
  { timeout },
  async (fault) => {
    world().proxy.inject({ fault, matching: "addToCart(", times: 1 });
    void add();
    await shopper.settle(TEN_SECONDS);
    expect(await shopper.cart()).toEqual({ Belt: 2 });
  },
);

test(
  "A first add whose response outlives its page shares its session with the next add",
  { timeout },
  async () => {
    const [sending, arrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const inject = async (request: InjectOptions) => {
      sending.resolve();
      const response = await world().app.inject(request);
      const text = typeof request.payload === "string" ? request.payload : "";
      if (text.includes(`"productId":${BELT.productId}`)) await arrival.promise;
      return response;
    };
    const visitor = await openScriptShopper({ inject } as Pick<FastifyInstance, "inject">);
    void visitor.add(BELT);
    await sending.promise;
    await visitor.reload();
    void visitor.add(CAP);
    // The page's own repetition of the first add has timed out by then.
    await pause(10_000);
    arrival.resolve();
    await visitor.settle(TEN_SECONDS);
    expect(await visitor.cart()).toEqual({ Belt: 2, Cap: 1 });
  },
);

test(
  "A later add takes effect once, within ten seconds, even if the backend applies it after that",
  { timeout },
  async () => {
    await add();
    await shopper.settle();
    world().proxy.inject({ fault: "lateApply", matching: "addToCart(", times: 1 });
    void add();
    await shopper.settle(TEN_SECONDS);
    expect(await shopper.cart()).toEqual({ Belt: 4 });
    await world().proxy.release();
    expect(await shopper.cart()).toEqual({ Belt: 4 });
  },
);

test(
  "A quantity that the backend applies late does not undo the next one",
  { timeout },
  async () => {
    await add();
    await shopper.settle();
    const set = (quantity: number) => shopper.setQuantity({ ...BELT, quantity });
    world().proxy.inject({ fault: "lateApply", matching: "updateItemQuantities(", times: 1 });
    void set(3);
    await shopper.settle(TEN_SECONDS);
    await set(5);
    await world().proxy.release();
    expect(await shopper.cart()).toEqual({ Belt: 5 });
  },
);

test(
  "At a backend without change keys, a later add waits for the backend's timeout, and takes effect once",
  { timeout },
  async () => {
    const other = await openWorld(options);
    other.woo.checkChanges(false);
    onTestFinished(other.close);
    const visitor = await openScriptShopper(other.app);
    const addThere = () => visitor.add(BELT);
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
