import Fastify from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { requestSite, setPublicOrigin } from "./requestSite.ts";

/** Returns the site that a server reads from these headers. */
async function siteOf(
  headers: Record<string, string | string[]>,
  { publicUrl }: { publicUrl?: string } = {},
): Promise<string> {
  const app = Fastify({ trustProxy: readConfig({ TRUST_PROXY: "on" }).TRUST_PROXY });
  setPublicOrigin(app, readConfig({ SITE_URL: publicUrl }).SITE_URL);
  app.post("/", (request, reply) => void reply.send(requestSite(request)));
  const { body } = await app.inject({
    method: "POST",
    url: "/",
    headers: { host: "shop.example", ...headers },
  });
  await app.close();
  return body;
}

test.each([
  ["same-origin", "own"],
  ["none", "own"],
  ["same-site", "foreign"],
  ["cross-site", "foreign"],
  ["anything", "foreign"],
  ["same-origin, cross-site", "foreign"],
])("Sec-Fetch-Site: %s means %s, whatever the origin", async (site, expected) => {
  for (const origin of ["https://shop.example", "https://evil.example", "null"]) {
    expect(await siteOf({ "sec-fetch-site": site, origin })).toBe(expected);
  }
  expect(await siteOf({ "sec-fetch-site": site })).toBe(expected);
});

test.each([
  ["https://shop.example", "own"],
  ["http://shop.example", "own"],
  ["https://shop.example:443", "own"],
  ["https://shop.example:8443", "foreign"],
  ["https://evil.example", "foreign"],
  ["https://shop.example.evil.example", "foreign"],
  ["https://sub.shop.example", "foreign"],
  ["https://shop.example, https://evil.example", "foreign"],
  ["moz-extension://shop.example", "foreign"],
  ["shop.example", "foreign"],
  ["", "foreign"],
  ["null", "unknown"],
])("Without Fetch Metadata, the origin %j means %s", async (origin, expected) => {
  expect(await siteOf({ origin })).toBe(expected);
});

test("Without Fetch Metadata and origin, the site is unknown", async () => {
  expect(await siteOf({})).toBe("unknown");
});

test("A default port in the Host header does not make the site another", async () => {
  expect(await siteOf({ host: "shop.example:80", origin: "http://shop.example" })).toBe("own");
  expect(await siteOf({ host: "shop.example:80", origin: "https://shop.example" })).toBe("foreign");
});

test.each([
  ["https://shop.example", "https://shop.example", "own"],
  ["https://shop.example", "https://shop.example:443", "own"],
  ["https://shop.example", "http://shop.example", "foreign"],
  ["http://shop.example", "http://shop.example", "own"],
  ["http://shop.example", "https://shop.example", "foreign"],
])("With the public URL %s, the origin %s means %s", async (publicUrl, origin, expected) => {
  expect(await siteOf({ origin }, { publicUrl })).toBe(expected);
});

test("At another host than the public URL's, either scheme is the shop's own", async () => {
  const options = { publicUrl: "https://shop.example" };
  for (const origin of ["http://10.0.0.9:3000", "https://10.0.0.9:3000"]) {
    expect(await siteOf({ host: "10.0.0.9:3000", origin }, options)).toBe("own");
  }
});

test("Behind a trusted proxy the host is the forwarded one", async () => {
  const host = { host: "10.0.0.9:3000", "x-forwarded-host": "shop.example" };
  expect(await siteOf({ ...host, origin: "https://shop.example" })).toBe("own");
});
