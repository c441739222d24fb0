import { describe, expect, test } from "vitest";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import type { WooWorld } from "#tests/worlds/world.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const FORWARDED_CLIENT_SECRET = "a secret that both servers know, of 32 characters and more";
const nearby = worldOf({ settings: { TRUST_PROXY: "on", FORWARDED_CLIENT_SECRET }, woo: {} });
const exact = worldOf({
  settings: { TRUST_PROXY: "127.0.0.1 10.0.0.2", FORWARDED_CLIENT_SECRET },
  woo: {},
});

/** Returns the client's address in the header that the backend receives. */
async function clientAddress({ app, woo }: WooWorld, remoteAddress: string, chain: string) {
  woo.forget();
  await app.inject({
    method: "POST",
    url: "/graphql",
    remoteAddress,
    headers: { "x-forwarded-for": chain },
    payload: { query: cartQuery.params.text },
  });
  return woo.calls()[0]?.headers.get("x-vitrine-client");
}

/**
 * Tries passwords, each with another address in front of the client's own; returns the statuses.
 */
async function tryPasswords({ app }: WooWorld, client: string, inFront: (at: number) => string) {
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1) {
    const response = await app.inject({
      method: "POST",
      url: "/account/login",
      headers: { "x-forwarded-for": `${inFront(at)}, ${client}` },
      payload: { username: "shopper", password: `guess ${at}` },
    });
    statuses.push(response.statusCode);
  }
  return statuses;
}

const refusedAfterTen = [...Array<number>(10).fill(401), 429, 429];

describe("With TRUST_PROXY=on", () => {
  test.each([
    ["203.0.113.5", "203.0.113.5"],
    ["192.0.2.1, 203.0.113.5", "203.0.113.5"],
    ["10.0.0.9, 203.0.113.5", "203.0.113.5"],
    ["192.0.2.1, 203.0.113.5, 10.0.0.2", "203.0.113.5"],
    ["192.0.2.1, 203.0.113.5, 10.0.0.3, 10.0.0.2", "203.0.113.5"],
  ])(
    "of the forwarded addresses %s, the client's is %s, the rightmost that is no proxy's",
    async (chain, address) => {
      expect(await clientAddress(nearby(), "127.0.0.1", chain)).toBe(address);
    },
  );

  test.each([
    ["10.0.0.7", "10.0.0.7"],
    ["10.0.0.9, 10.0.0.7", "10.0.0.7"],
    ["127.0.0.1, 10.0.0.7", "10.0.0.7"],
    ["::1, 127.0.0.1, 192.168.0.1, 10.0.0.7", "10.0.0.7"],
    ["::ffff:10.0.0.9, 10.0.0.7", "10.0.0.7"],
    ["10.0.0.9:4711, fd00::7", "fd00::7"],
  ])(
    "of the trusted addresses %s, the client's is %s, which connected to the nearest proxy, never the leftmost",
    async (chain, address) => {
      expect(await clientAddress(nearby(), "127.0.0.1", chain)).toBe(address);
    },
  );

  test("forwarded addresses from a client that is no proxy are ignored", async () => {
    for (const chain of ["127.0.0.1", "10.0.0.9, 10.0.0.7", "192.0.2.1"]) {
      expect(await clientAddress(nearby(), "203.0.113.5", chain)).toBe("203.0.113.5");
    }
  });

  test("a client in a private network has one rate limit, whichever private addresses it claims", async () => {
    const statuses = await tryPasswords(nearby(), "10.0.0.7", (at) => `10.9.9.${at}`);
    expect(statuses).toEqual(refusedAfterTen);
  });
});

describe("With TRUST_PROXY naming the proxies", () => {
  test("a client in a private network has one rate limit, whichever addresses it claims", async () => {
    const claimed = (at: number) => (at % 2 === 0 ? `203.0.113.${at}` : `10.9.9.${at}`);
    const throughTwo = "10.0.0.7, 10.0.0.2";
    expect(await tryPasswords(exact(), throughTwo, claimed)).toEqual(refusedAfterTen);
  });

  test("of forwarded addresses that are all proxies', the client's is the one that connected to the nearest proxy", async () => {
    expect(await clientAddress(exact(), "127.0.0.1", "127.0.0.1, 10.0.0.2")).toBe("10.0.0.2");
  });
});
