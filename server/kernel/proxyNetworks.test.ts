import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { createAddressCheck } from "./proxyNetworks.ts";

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
