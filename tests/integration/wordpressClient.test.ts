import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { describeClient, signClient } from "#server/gateway/forwardedClient.ts";
import { needsPhp } from "#tests/support/php.ts";

const FILE = "wordpress/vitrine-client.php";
const SECRET = "a secret that both servers know, of 32 characters and more";
const SHOPPER = { address: "203.0.113.5", userAgent: "Mozilla/5.0 (X11; Linux x86_64)" };
const STOREFRONT = "10.0.0.7";

/** Includes the file as WordPress does, with the request's variables; prints them afterwards. */
const SCRIPT = `
define( 'ABSPATH', '/' );
list( $secret, $_SERVER ) = json_decode( $argv[1], true );
if ( null !== $secret ) { define( 'VITRINE_CLIENT_SECRET', $secret ); }
require '${FILE}';
echo json_encode( $_SERVER );
`;

type Variables = Record<string, string>;

/** Returns the variables that WordPress sees of a request from the storefront's server. */
function clientOf(headers: Headers, secret: string | null = SECRET): Variables {
  const sent = [...headers].map(([name, value]) => [
    `HTTP_${name.toUpperCase().replaceAll("-", "_")}`,
    value,
  ]);
  const variables = { REMOTE_ADDR: STOREFRONT, ...Object.fromEntries(sent) } as Variables;
  const given = JSON.stringify([secret, variables]);
  return JSON.parse(
    execFileSync("php", ["-r", SCRIPT, "--", given], { encoding: "utf8" }),
  ) as Variables;
}

/** Returns the headers that the storefront sends for a shopper. */
function headersFor(shopper: typeof SHOPPER = SHOPPER, now = Date.now()): Headers {
  const headers = new Headers({ "user-agent": "node", "x-forwarded-for": STOREFRONT });
  describeClient(headers, shopper);
  signClient(headers, SECRET, now);
  return headers;
}

const minutes = (count: number) => Date.now() + count * 60_000;

describe("the file for the shopper's address in WordPress", needsPhp, () => {
  test.each([SHOPPER, { ...SHOPPER, address: "2001:db8::5" }, { ...SHOPPER, userAgent: "Café\n" }])(
    "accepts the address and browser that the storefront signs: %o",
    (shopper) => {
      const headers = headersFor(shopper);
      expect(clientOf(headers)).toMatchObject({
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
  ])("accepts no request with %s", (_, change) => {
    const headers = headersFor();
    change(headers);
    expect(clientOf(headers)["REMOTE_ADDR"]).toBe(STOREFRONT);
  });

  test.each([-6, 6])("accepts no request that was signed %i minutes from now", (count) => {
    const headers = headersFor(SHOPPER, minutes(count));
    expect(clientOf(headers)["REMOTE_ADDR"]).toBe(STOREFRONT);
    expect(clientOf(headersFor(SHOPPER, minutes(count / 2)))["REMOTE_ADDR"]).toBe(SHOPPER.address);
  });

  test.each([null, "", "short", `${SECRET}!`])("accepts nothing with the secret %j", (secret) => {
    expect(clientOf(headersFor(), secret)["REMOTE_ADDR"]).toBe(STOREFRONT);
  });
});
