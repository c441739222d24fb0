import { afterEach, expect, test } from "vitest";
import { openPurgeServer } from "#tests/worlds/backends/purgeServer.ts";
import type { PurgeCall, PurgeServer } from "#tests/worlds/backends/purgeServer.ts";
import { openPurge } from "#server/rendering/cdn.ts";

const TOKEN = "the-token-of-the-api";
const JSON_HEADERS = { "content-type": "application/json", authorization: `Bearer ${TOKEN}` };

let server: PurgeServer | undefined;
afterEach(() => server?.close());

/** Purges two tags at a local API; returns its request. */
async function purge(
  kind: "http" | "fastly" | "cloudflare",
  path: string,
  response: Awaited<ReturnType<Parameters<typeof openPurgeServer>[0]>> = { status: 200 },
): Promise<PurgeCall | undefined> {
  server = await openPurgeServer(async () => response);
  const config = { CDN_KIND: kind, CDN_PURGE_URL: `${server.url}${path}`, CDN_PURGE_TOKEN: TOKEN };
  await openPurge(config)?.send(["v-p12", "v-lists"]);
  return server.calls()[0];
}

test("A purger of the merchant's own gets the tags as JSON, with the token", async () => {
  const call = await purge("http", "/purge");
  expect(call).toMatchObject({ path: "/purge", headers: JSON_HEADERS });
  expect(call?.body).toBe('{"tags":["v-p12","v-lists"]}');
});

test("Fastly gets the tags in a header", async () => {
  const call = await purge("fastly", "/service/SU1Z0isxPaozGVKXdv0eY/purge");
  expect(call).toMatchObject({
    path: "/service/SU1Z0isxPaozGVKXdv0eY/purge",
    headers: { "surrogate-key": "v-p12 v-lists", "fastly-key": TOKEN },
    body: "",
  });
});

test("Cloudflare gets the tags as JSON, with the token", async () => {
  const body = '{"success":true,"errors":[],"messages":[],"result":{"id":"1"}}';
  const call = await purge("cloudflare", "/client/v4/zones/Z/purge_cache", { status: 200, body });
  expect(call).toMatchObject({ headers: JSON_HEADERS, body: '{"tags":["v-p12","v-lists"]}' });
});

test.each([
  ["http", 500],
  ["fastly", 256],
  ["cloudflare", 100],
] as const)("A request to %s has %i tags at most", (kind, most) => {
  const CDN_PURGE_URL = "http://127.0.0.1:1/";
  const purges = openPurge({ CDN_KIND: kind, CDN_PURGE_URL, CDN_PURGE_TOKEN: undefined });
  expect(purges?.maxTags).toBe(most);
});

test("A refused purge rejects without the token, and with the time to wait", async () => {
  const limited = purge("cloudflare", "/", { status: 429, headers: { "retry-after": "7" } });
  await expect(limited).rejects.toMatchObject({
    name: "PurgeError",
    message: "the CDN responded with 429",
    retryAfterMs: 7_000,
  });
});

test("A purge that Cloudflare reports as failed rejects", async () => {
  const body = '{"success":false,"errors":[{"code":10000}]}';
  await expect(purge("cloudflare", "/", { status: 200, body })).rejects.toThrow("200");
});

test("A redirect is not followed: it would get the token", async () => {
  const elsewhere = { status: 307, headers: { location: "/elsewhere" } };
  await expect(purge("http", "/", elsewhere)).rejects.toThrow("307");
  expect(server?.calls()).toHaveLength(1);
});
