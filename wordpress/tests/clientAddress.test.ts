import { describe, expect, test } from "vitest";
import { describeClient, signClient } from "../../server/backend/line/forwardedClient.ts";
import { runPhp } from "./php.ts";

const SECRET = "a secret that both servers know, of 32 characters and more";
const SHOPPER = { address: "203.0.113.5", userAgent: "Mozilla/5.0 (X11; Linux x86_64)" };
const STOREFRONT = "10.0.0.7";

type Variables = Record<string, string>;

/** Returns the variables that WordPress sees of a request from the storefront's server. */
function clientOf(headers: Headers, secret: string | null = SECRET, off = ""): Promise<Variables> {
  const sent = [...headers].map(([name, value]) => [
    `HTTP_${name.toUpperCase().replaceAll("-", "_")}`,
    value,
  ]);
  const constants = { VITRINE_OFF: off, ...(secret !== null && { VITRINE_CLIENT_SECRET: secret }) };
  const server = { REMOTE_ADDR: STOREFRONT, ...Object.fromEntries(sent) } as Variables;
  return runPhp("clientAddress", { constants, server });
}

/** Returns the headers that the storefront sends for a shopper. */
function headersFor(shopper: typeof SHOPPER = SHOPPER, now = Date.now()): Headers {
  const headers = new Headers({ "user-agent": "node", "x-forwarded-for": STOREFRONT });
  describeClient(headers, shopper);
  signClient(headers, SECRET, now);
  return headers;
}

const minutes = (count: number) => Date.now() + count * 60_000;

describe("client-address in WordPress", () => {
  test.each([SHOPPER, { ...SHOPPER, address: "2001:db8::5" }, { ...SHOPPER, userAgent: "Café\n" }])(
    "accepts the address and browser that the storefront signs: %o",
    async (shopper) => {
      const headers = headersFor(shopper);
      expect(await clientOf(headers)).toMatchObject({
        REMOTE_ADDR: shopper.address,
        HTTP_X_REAL_IP: shopper.address,
        HTTP_X_FORWARDED_FOR: shopper.address,
        HTTP_USER_AGENT: headers.get("x-vitrine-agent"),
      });
    },
  );

  test.each<[string, (headers: Headers) => void]>([
    ["another address", (headers) => headers.set("x-vitrine-client", "198.51.100.1")],
    ["another browser", (headers) => headers.set("x-vitrine-agent", "curl")],
    [
      "another time",
      (headers) => headers.set("x-vitrine-time", String(Math.floor(minutes(1) / 1000))),
    ],
    ["no signature", (headers) => headers.delete("x-vitrine-signature")],
  ])("accepts no request with %s", async (_, change) => {
    const headers = headersFor();
    change(headers);
    expect((await clientOf(headers))["REMOTE_ADDR"]).toBe(STOREFRONT);
  });

  test.each([-6, 6])("accepts no request that was signed %i minutes from now", async (count) => {
    const headers = headersFor(SHOPPER, minutes(count));
    expect((await clientOf(headers))["REMOTE_ADDR"]).toBe(STOREFRONT);
    expect((await clientOf(headersFor(SHOPPER, minutes(count / 2))))["REMOTE_ADDR"]).toBe(
      SHOPPER.address,
    );
  });

  test.each([null, "", "short", `${SECRET}!`])(
    "accepts nothing with the secret %j",
    async (secret) => {
      expect((await clientOf(headersFor(), secret))["REMOTE_ADDR"]).toBe(STOREFRONT);
    },
  );

  test("accepts nothing if it is switched off", async () => {
    const { REMOTE_ADDR } = await clientOf(headersFor(), SECRET, "client-address");
    expect(REMOTE_ADDR).toBe(STOREFRONT);
  });
});
