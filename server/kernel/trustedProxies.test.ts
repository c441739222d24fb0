import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { SettingError, readConfig } from "./config.ts";
import { localProxiesNotice, createAddressCheck } from "./trustedProxies.ts";

const PUBLIC = "203.0.113.5";

/** Returns the client's address that a server with this setting sees. */
async function clientAddress(setting: string, peer: string, forwarded: string): Promise<string> {
  const app = Fastify({ trustProxy: readConfig({ TRUST_PROXY: setting }).TRUST_PROXY });
  app.get("/", (request, reply) => void reply.send(request.ip));
  const headers = { "x-forwarded-for": forwarded };
  const { body } = await app.inject({ url: "/", remoteAddress: peer, headers });
  await app.close();
  return body;
}

describe("TRUST_PROXY", () => {
  test.each([
    ["off", false],
    ["false", false],
    ["on", ["loopback", "uniquelocal"]],
    ["true", ["loopback", "uniquelocal"]],
    ["loopback", ["loopback"]],
    ["10.0.0.0/8", ["10.0.0.0/8"]],
    ["loopback, 10.0.0.2 fd00::/8", ["loopback", "10.0.0.2", "fd00::/8"]],
  ])("accepts %s", (text, value) => {
    expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(value);
  });

  test.each([
    "1",
    "0",
    "2",
    "10.0.0.2,1",
    "everybody",
    "10.0.0.0/33",
    "0.0.0.0/0",
    "::/0",
    "10.0.0.0/8/8",
    "10.0.0",
    ",",
  ])("refuses %s in one sentence with an example", (text) => {
    const reading = () => readConfig({ TRUST_PROXY: text });
    expect(reading).toThrow(SettingError);
    expect(reading).toThrow(/^TRUST_PROXY=.* it must be on, off, .*for example TRUST_PROXY=on\.$/);
  });

  test.each([
    ["off", "127.0.0.1", PUBLIC, "127.0.0.1"],
    ["on", "127.0.0.1", PUBLIC, PUBLIC],
    ["on", "10.1.2.3", PUBLIC, PUBLIC],
    ["on", "198.51.100.7", PUBLIC, "198.51.100.7"],
    ["10.0.0.0/8", "127.0.0.1", PUBLIC, "127.0.0.1"],
    ["10.0.0.0/8", "10.1.2.3", PUBLIC, PUBLIC],
    ["10.0.0.0/8", "10.1.2.3", `${PUBLIC}, 10.9.9.9`, PUBLIC],
  ])(
    "set to %s resolves a request from %s, forwarded for %s, to the address %s",
    async (setting, peer, chain, address) => {
      expect(await clientAddress(setting, peer, chain)).toBe(address);
    },
  );

  test.each(["192.0.2.1", "127.0.0.1", "10.0.0.1", "unknown"])(
    "never trusts the address %s that a client puts in front of its own",
    async (claimed) => {
      for (const setting of ["on", "loopback"]) {
        expect(await clientAddress(setting, "127.0.0.1", `${claimed}, ${PUBLIC}`)).toBe(PUBLIC);
      }
    },
  );

  test("set to on prints a notice with the networks that it trusts", () => {
    expect(localProxiesNotice("on")).toEqual([
      expect.stringContaining("loopback and private addresses"),
    ]);
    expect(localProxiesNotice("true")).toHaveLength(1);
    expect([
      ...localProxiesNotice("10.0.0.0/8"),
      ...localProxiesNotice("off"),
      ...localProxiesNotice(undefined),
    ]).toEqual([]);
  });
});

const ADDRESSES = [
  ["127.0.0.1", "127.255.0.1", "128.0.0.1", "::1", "::2"],
  ["169.254.1.1", "169.255.1.1", "fe80::1", "febf::1", "fec0::1"],
  ["10.0.0.2", "10.0.0.3", "11.0.0.1", "172.16.0.1", "172.31.255.255", "172.32.0.1"],
  ["192.168.0.1", "192.169.0.1", "fc00::1", "fdff::1", "fe00::1", "203.0.113.5", "2001:db8::1"],
].flat();

describe.each([
  [["loopback"]],
  [["linklocal"]],
  [["uniquelocal"]],
  [["loopback", "uniquelocal"]],
  [["10.0.0.2"]],
  [["10.0.0.0/8", "fd00::/8"]],
  [["172.16.0.0/12", "2001:db8::/32", "fe80::1"]],
])("The proxies %j", (proxies) => {
  test("are those that the framework trusts", async () => {
    const isProxy = createAddressCheck(proxies);
    const app = Fastify({ trustProxy: proxies });
    app.get("/", (request, reply) => void reply.send(request.ip));
    for (const remoteAddress of ADDRESSES) {
      const headers = { "x-forwarded-for": "198.51.100.1" };
      const { body } = await app.inject({ url: "/", remoteAddress, headers });
      const isTrusted = body === "198.51.100.1";
      expect([remoteAddress, isProxy(remoteAddress)]).toEqual([remoteAddress, isTrusted]);
    }
    await app.close();
  });

  test("never include a text that is no address", () => {
    for (const text of ["", "unknown", "localhost"]) {
      expect(createAddressCheck(proxies)(text)).toBe(false);
    }
  });
});
