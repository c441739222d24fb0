import { describe, expect, test } from "vitest";
import {
  describeClient,
  signClient,
  signRequest,
  signStorefront,
} from "../../server/backend/line/forwardedClient.ts";
import { runPhp } from "./php.ts";

const SECRET = "a secret that both servers know, of 32 characters and more";
const SHOPPER = { address: "203.0.113.5", userAgent: "Mozilla/5.0" };
const URI = "/graphql";
const BODY = '{"query":"{ cart { isEmpty } }"}';
const DAY = 86_400;

/** Headers of this release's storefront, or of an earlier one, for a request with a shopper. */
function headersOf(release: "this" | "earlier", now = Date.now()): Headers {
  const headers = new Headers();
  describeClient(headers, SHOPPER);
  if (release === "this") {
    signRequest(headers, SECRET, { url: `https://shop.example${URI}?x=1`, body: BODY, now });
  } else {
    signClient(headers, SECRET, now);
    signStorefront(headers, SECRET);
  }
  return headers;
}

/** Leaves the headers of this release alone. */
function withoutFormer(headers: Headers): Headers {
  headers.delete("x-vitrine-signature");
  headers.delete("x-vitrine-storefront");
  return headers;
}

/** True if WordPress lets a request in, and sees the shopper's address. */
async function isAccepted(
  headers: Headers,
  {
    body = BODY,
    uri = `${URI}?x=1`,
    since,
    constants = {},
  }: { body?: string; uri?: string; since?: number; constants?: Record<string, boolean> } = {},
): Promise<[isIn: boolean, isSeen: boolean]> {
  const named = [...headers].map(([name, value]) => [
    `HTTP_${name.toUpperCase().replaceAll("-", "_")}`,
    value,
  ]);
  const given = {
    body,
    constants: { VITRINE_CLOSE_ENDPOINT: true, VITRINE_CLIENT_SECRET: SECRET, ...constants },
    server: { REMOTE_ADDR: "10.0.0.7", REQUEST_URI: uri, ...Object.fromEntries(named) },
    options: since === undefined ? {} : { vitrine_signed_since: since },
  };
  const refusal = await runPhp<object | null>("closedEndpoint", given);
  const { REMOTE_ADDR } = await runPhp<{ REMOTE_ADDR: string }>("clientAddress", given);
  return [refusal === null, REMOTE_ADDR === SHOPPER.address];
}

const now = Math.floor(Date.now() / 1000);

describe("A request of the storefront to WordPress", () => {
  test("is accepted by its own signature alone", async () => {
    const headers = withoutFormer(headersOf("this"));
    expect(await isAccepted(headers)).toEqual([true, true]);
    expect(await isAccepted(headers, { since: now - 2 * DAY })).toEqual([true, true]);
  });

  test.each<[string, Parameters<typeof isAccepted>[1], ((headers: Headers) => void)?]>([
    ["another body", { body: `${BODY} ` }],
    ["another path", { uri: "/wp-json/" }],
    ["another shopper", {}, (headers) => headers.set("x-vitrine-client", "198.51.100.1")],
    ["another browser", {}, (headers) => headers.set("x-vitrine-agent", "curl")],
    ["no signature", {}, (headers) => headers.delete("x-vitrine-request")],
  ])("is refused with %s", async (_, given, change) => {
    const headers = withoutFormer(headersOf("this"));
    change?.(headers);
    expect(await isAccepted(headers, given)).toEqual([false, false]);
  });

  test("is refused when its signature is older than five minutes", async () => {
    const headers = withoutFormer(headersOf("this", Date.now() - 360_000));
    expect(await isAccepted(headers)).toEqual([false, false]);
  });

  test("of an earlier release is accepted until a day after the first whole signature", async () => {
    const former = headersOf("earlier");
    expect(await isAccepted(former)).toEqual([true, true]);
    expect(await isAccepted(former, { since: now - DAY + 60 })).toEqual([true, true]);
    expect(await isAccepted(former, { since: now - DAY - 60 })).toEqual([false, false]);
    const constants = { VITRINE_FORMER_SIGNATURES: true };
    expect(await isAccepted(former, { since: now - 2 * DAY, constants })).toEqual([true, true]);
  });

  test("has the headers that an earlier release of the plugin accepts", () => {
    const time = Date.now();
    const headers = headersOf("this", time);
    const former = headersOf("earlier", time);
    for (const [name, value] of former) expect([name, headers.get(name)]).toEqual([name, value]);
  });
});
