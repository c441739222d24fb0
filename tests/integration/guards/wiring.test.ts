import type { OutgoingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import useAddToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import { appOverWoo } from "#tests/support/appOverWoo.ts";
import type { AppOverWoo } from "#tests/support/appOverWoo.ts";
import { appUnderTest } from "#tests/support/appUnderTest.ts";
import { CHECKOUT, UNREACHED, faultyCheckouts } from "#tests/support/faultyCheckouts.ts";
import { createVisitor } from "#tests/support/visitor.ts";
import { account } from "#tests/support/wooAccounts.ts";

// Unit tests show what each of these guards prevents; here the whole server runs with and without it.

const settings = {
  SITE_URL: "https://shop.example",
  TRUST_PROXY: "loopback",
  FORWARDED_CLIENT_SECRET: "a secret that both servers know, of 32 characters and more",
};
const guarded = appOverWoo(settings);
const unguarded = appOverWoo(settings, {
  switchedOff: [
    "contentTypes",
    "rateLimitKeys",
    "forwardedClient",
    "permissionsPolicy",
    "openerPolicy",
    "resourcePolicy",
    "strictTransport",
  ],
});

/** Guards of headers, and what a page's header of that name contains. */
const headers = [
  ["permissionsPolicy", "permissions-policy", "payment=()"],
  ["openerPolicy", "cross-origin-opener-policy", "same-origin"],
  ["resourcePolicy", "cross-origin-resource-policy", "same-origin"],
  ["strictTransport", "strict-transport-security", "max-age="],
] as const;

test.each(headers)("The guard %s sends the header %s with every page", async (_, name, content) => {
  const headersOf = async ({ app }: AppOverWoo): Promise<OutgoingHttpHeaders> =>
    (await app.inject({ url: "/cart" })).headers;
  expect(String((await headersOf(guarded()))[name])).toContain(content);
  expect(await headersOf(unguarded())).not.toHaveProperty(name);
});

test("The guard contentTypes refuses an operation that a plain form of another site could send", async () => {
  const add = async ({ app, woo }: AppOverWoo) => {
    woo.forget();
    const variables = { input: { productId: 14, quantity: 1 } };
    const payload = JSON.stringify({ query: useAddToCart.params.text, variables });
    const sent = { method: "POST", url: "/graphql", payload } as const;
    const { statusCode } = await app.inject({ ...sent, headers: { "content-type": "text/plain" } });
    return { statusCode, calls: woo.calls().length };
  };
  expect(await add(guarded())).toEqual({ statusCode: 415, calls: 0 });
  const { statusCode, calls } = await add(unguarded());
  expect(statusCode).toBe(200);
  expect(calls).toBeGreaterThan(0);
});

test("The guard forwardedClient sends WordPress each shopper's address", async () => {
  const addresses = async ({ app, woo }: AppOverWoo) => {
    woo.forget();
    const from = { "x-forwarded-for": "203.0.113.5" };
    await createVisitor(app).send("/account/forgotten", { username: account.username }, from);
    return woo.calls().map((call) => call.headers.get("x-vitrine-client"));
  };
  expect(await addresses(guarded())).toContain("203.0.113.5");
  expect((await addresses(unguarded())).filter(Boolean)).toEqual([]);
});

test("The guard rateLimitKeys keeps an account open to its owner while others guess its password", async () => {
  const statusOfOwner = async ({ app }: AppOverWoo) => {
    const signIn = async (password: string, address: string) => {
      const fields = { username: account.username, password };
      const from = { "x-forwarded-for": address };
      return (await createVisitor(app).send("/account/login", fields, from)).statusCode;
    };
    for (let at = 0; at < 12; at += 1) await signIn(`guess ${at}`, "203.0.113.6");
    return signIn(account.password, "198.51.100.1");
  };
  expect(await statusOfOwner(guarded())).toBe(200);
  expect(await statusOfOwner(unguarded())).toBe(429);
});

describe("The guard localSocket", () => {
  const freeForm = { GRAPHQL_FREE_FORM: "on" };
  const local = appUnderTest(freeForm);
  const unchecked = appUnderTest(freeForm, () => {}, { switchedOff: ["localSocket"] });

  test("refuses free-form operations that a proxy on this machine forwards", async () => {
    const statusOf = async (app: typeof local) => {
      const payload = { query: "{ generalSettings { title } }" };
      const from = { "x-forwarded-for": "203.0.113.5" };
      const sent = { method: "POST", url: "/graphql", payload, headers: from } as const;
      return (await app().inject(sent)).statusCode;
    };
    expect(await statusOf(local)).toBe(403);
    expect(await statusOf(unchecked)).toBe(200);
  });
});

describe("The guard orderRetry", () => {
  const fillChecked = faultyCheckouts();
  const fillUnchecked = faultyCheckouts({}, { switchedOff: ["orderRetry"] });

  test("lets an order be placed again at once that the backend certainly did not apply", async () => {
    const placeTwice = async (fill: typeof fillChecked) => {
      const { proxy, place, ordersMade } = await fill();
      proxy.inject({ fault: "json503", matching: CHECKOUT, times: 1 });
      return { results: [await place("form"), await place("form")], orders: ordersMade() };
    };
    expect(await placeTwice(fillChecked)).toEqual({
      results: [`503 ${UNREACHED}`, "303 /success"],
      orders: 1,
    });
    expect(await placeTwice(fillUnchecked)).toEqual({
      results: ["303 /success", "303 /success"],
      orders: 0,
    });
  });
});
