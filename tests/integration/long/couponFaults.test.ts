import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sendCartQuery } from "#tests/worlds/shoppers/cartCalls.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { appliedFaults, unappliedFaults } from "#packages/faults/proxy/faultKinds.ts";
import { shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { openScriptShopper } from "#tests/worlds/shoppers/scriptShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const UNREACHED =
  "We couldn’t reach the shop, so the code may not have changed. Try again in a moment.";
const CODE = "save10";
/** `Retry-After` of the fault `status429`. */
const RETRY_AFTER_MS = 1_000;

/** A checkout at which a shopper changes coupons. */
type Checkout = {
  /** Applies or removes the code; returns the error beside its field, or an empty string. */
  change: (isWanted: boolean) => Promise<string>;
  /** True if the code is applied, as the backend's cart says. */
  hasCode: () => Promise<boolean>;
};

const world = worldOf({ settings: { BACKEND_TIMEOUT_MS: "3000" }, woo: {}, proxy: true });

beforeAll(async () => {
  const stranger = await shopperWithCart(world().app);
  world().proxy.setStrangersToken(stranger.token());
});
// The server renders its pages in this process, which is no browser.
afterEach(() => void vi.unstubAllGlobals());

/** True if the backend's cart of a session has the code. */
const hasCode = async (token: string | undefined) =>
  (await sendCartQuery(world().app, { token })).body.includes(`"code":"${CODE}"`);

/** Opens the checkout of a shopper without script. */
async function checkoutByForm(): Promise<Checkout> {
  const visitor = await shopperWithCart(world().app);
  const { form } = visitor;
  const fields = await form();
  return {
    change: async (isWanted) => {
      const pressed = isWanted ? { code: CODE, step: "code" } : { remove: CODE };
      const { body } = await visitor.post("/checkout", { ...fields, ...pressed });
      const error = /id="coupon-error"[^>]*>([^<]*)/.exec(body)?.[1] ?? "";
      // The page shows the cart as the code has changed it, and all that was typed.
      if (error === "") expect(body.includes(`Remove code ${CODE.toUpperCase()}`)).toBe(isWanted);
      expect(body).toContain(`value="${fields["email"]}"`);
      return error;
    },
    hasCode: () => hasCode(visitor.token()),
  };
}

/** Opens the checkout of a shopper with script. */
async function checkoutByScript(): Promise<Checkout> {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const shopper = await openScriptShopper(world().app);
  const lines = [{ productId: 15, quantity: 2, name: "Belt" }];
  await shopper.submit({ kind: "add", lines });
  await shopper.settle();
  return {
    change: (isWanted) => shopper.changeCoupon(CODE, isWanted),
    hasCode: () => hasCode(shopper.token()),
  };
}

const ways = [
  ["script", checkoutByScript],
  ["form", checkoutByForm],
] as const;

describe.each(ways)("a coupon by %s", (_, open) => {
  const changes = [
    ["applyCoupon(", true],
    ["removeCoupons(", false],
  ] as const;

  test.each(unappliedFaults)(
    "is reported as unchanged after the fault %s, and can be changed again",
    { timeout: scaled(60_000) },
    async (fault) => {
      const checkout = await open();
      for (const [matching, isWanted] of changes) {
        world().proxy.inject({ fault, matching, times: 1 });
        expect(await checkout.change(isWanted)).toBe(UNREACHED);
        expect(await checkout.hasCode()).toBe(!isWanted);
        if (fault === "status429") await pause(RETRY_AFTER_MS);
        expect(await checkout.change(isWanted)).toBe("");
        expect(await checkout.hasCode()).toBe(isWanted);
      }
    },
  );

  test.each(appliedFaults)(
    "is changed without an error after the fault %s, as the cart shows",
    { timeout: scaled(60_000) },
    async (fault) => {
      const checkout = await open();
      for (const [matching, isWanted] of changes) {
        world().proxy.inject({ fault, matching, times: 1 });
        expect(await checkout.change(isWanted)).toBe("");
        expect(await checkout.hasCode()).toBe(isWanted);
      }
    },
  );
});

test("a coupon by script is reported as unknown while the cart cannot be read", async () => {
  const checkout = await checkoutByScript();
  world().proxy.inject({ fault: "html500After" });
  expect(await checkout.change(true)).toBe(UNREACHED);
  world().proxy.recover();
  expect(await checkout.hasCode()).toBe(true);
});

test("a coupon by form keeps the typed values while the backend is unavailable, and is not applied", async () => {
  const visitor = await shopperWithCart(world().app);
  const { form } = visitor;
  const fields = await form();
  world().proxy.inject({ fault: "html500" });
  const down = await visitor.post("/checkout", { ...fields, code: CODE, step: "code" });
  world().proxy.recover();
  expect(down.statusCode).toBe(503);
  expect(down.body).toContain(`<input type="hidden" name="email" value="${fields["email"]}"`);
  expect(down.body).not.toContain("Briefly unavailable");
  expect(await hasCode(visitor.token())).toBe(false);
});
