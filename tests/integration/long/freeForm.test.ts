import { describe, expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

const query = "{ generalSettings { title } }";

describe.each(["off", "on", "loopback", "203.0.113.0/24"])(
  "Free-form GraphQL with TRUST_PROXY=%s",
  (TRUST_PROXY) => {
    const world = worldOf({ settings: { GRAPHQL_FREE_FORM: "on", TRUST_PROXY } });

    const statusFrom = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (
        await world().app.inject({
          method: "POST",
          url: "/graphql",
          remoteAddress,
          headers,
          payload: { query },
        })
      ).statusCode;

    test("is accepted from this machine's own socket", async () => {
      for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
        expect([address, await statusFrom(address)]).toEqual([address, 200]);
      }
    });

    test.each(["127.0.0.1", "::1", "127.0.0.1, 127.0.0.1", "203.0.113.5, 127.0.0.1"])(
      "is refused with the forwarded address %s, from any socket",
      async (forwarded) => {
        const headers = { "x-forwarded-for": forwarded, "x-forwarded-host": "localhost" };
        for (const address of ["127.0.0.1", "10.0.0.9", "203.0.113.5"]) {
          expect([address, await statusFrom(address, headers)]).toEqual([address, 403]);
        }
      },
    );

    test("is refused from another machine's socket", async () => {
      for (const address of ["10.0.0.9", "192.168.1.4", "203.0.113.5", "2001:db8::1"]) {
        expect([address, await statusFrom(address)]).toEqual([address, 403]);
      }
    });
  },
);

const mutations: [string, { query: string; operationName?: string }][] = [
  ["alone", { query: "mutation B { emptyCart(input: {}) { clientMutationId } }" }],
  [
    "behind a query in the same line",
    {
      query: `query A ${query} mutation B { emptyCart(input: {}) { clientMutationId } }`,
      operationName: "B",
    },
  ],
  [
    "behind a fragment, without a name",
    {
      query: `fragment F on Cart { total }mutation{emptyCart(input: {}) { cart { ...F } }}`,
    },
  ],
];

describe.each(mutations)("A free-form mutation, %s,", (_, payload) => {
  const world = worldOf({ settings: { GRAPHQL_FREE_FORM: "on" } });
  const statusWith = async (headers: Record<string, string | undefined>) =>
    (await world().app.inject({ method: "POST", url: "/graphql", headers, payload })).statusCode;

  test("is accepted from this machine's own origin, and refused without one", async () => {
    expect(await statusWith({ origin: "http://localhost:80" })).toBe(200);
    expect(await statusWith({ "sec-fetch-site": "same-origin", origin: undefined })).toBe(200);
    for (const origin of [undefined, "null", "http://127.0.0.1:9999"]) {
      expect([origin, await statusWith({ origin })]).toEqual([origin, 403]);
    }
  });
});
