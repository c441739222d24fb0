import { afterEach, expect, test } from "vitest";
import fillCart from "#__generated__/sendRestorationMutation.graphql.ts";
import applyCoupon from "#__generated__/useCouponsApplyMutation.graphql.ts";
import { sessionToken } from "#tests/worlds/fixtures/tokenFixture.ts";
import { classLimits } from "#server/limits/operationRateLimits.ts";
import { openGatewayFixture } from "#tests/worlds/fixtures/gatewayFixture.ts";
import type { GatewayUnderTest } from "#tests/worlds/fixtures/gatewayFixture.ts";

let gateway: GatewayUnderTest | undefined;
afterEach(async () => gateway?.app.close());

const MOST = classLimits.coupons.perSession;

const codes = (count: number) => Array.from({ length: count }, (_, at) => `guess${at}`);

/** Opens a gateway; returns functions that restore a cart and apply a coupon in one session. */
async function open() {
  gateway = await openGatewayFixture();
  const { post, calls } = gateway;
  const headers = { "woocommerce-session": `Session ${sessionToken("t_ann")}` };
  const send = async (query: string | null, input: object) =>
    post({ query, variables: { input } }, { headers });
  return {
    calls,
    restore: async (coupons: readonly string[] | string, lines = 1) => {
      const items = Array.from({ length: lines }, (_, at) => ({ productId: at + 1, quantity: 1 }));
      return send(fillCart.params.text, { items, coupons });
    },
    apply: async (code: string) => send(applyCoupon.params.text, { code }),
  };
}

test("Coupons of a restored cart count like those that are sent one by one", async () => {
  const { restore, apply, calls } = await open();
  expect((await restore(codes(MOST - 1))).status).toBe(200);
  // GraphQL takes a single value for a list of one.
  expect((await restore("guess")).status).toBe(200);
  const refused = await restore(codes(1));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await apply("guess")).status).toBe(429);
  expect(calls).toHaveLength(2);
  expect((await restore([])).status).toBe(200);
});

test("More coupons than the limit do not reach the backend in one request either", async () => {
  const { restore, calls } = await open();
  expect((await restore(codes(MOST + 1))).status).toBe(429);
  expect(calls).toEqual([]);
});

test("A restoration of fifteen lines and three coupons may be repeated twenty times", async () => {
  const { restore } = await open();
  for (let sent = 0; sent < 20; sent += 1) {
    expect((await restore(codes(3), 15)).status).toBe(200);
  }
});
