import { describe, expect, test } from "vitest";
import { appUnderTest } from "#tests/support/appUnderTest.ts";

const query = "{ generalSettings { title } }";

describe.each(["off", "on", "loopback", "203.0.113.0/24"])(
  "Free-form GraphQL with TRUST_PROXY=%s",
  (TRUST_PROXY) => {
    const app = appUnderTest({ GRAPHQL_FREE_FORM: "on", TRUST_PROXY });

    const statusFrom = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (
        await app().inject({
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
