import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerProxyHint } from "./proxyHint.ts";

/** Returns the log of an app after requests from these peers. */
async function logAfter(...peers: { remoteAddress: string; isForwarded: boolean }[]) {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: "warn", stream: { write: (line) => void lines.push(line) } },
  });
  registerProxyHint(app);
  app.get("/", (_request, reply) => void reply.send(""));
  for (const { remoteAddress, isForwarded } of peers) {
    const headers = isForwarded ? { "x-forwarded-for": "203.0.113.5" } : {};
    await app.inject({ url: "/", remoteAddress, headers });
  }
  await app.close();
  return lines;
}

test("A local proxy that is not trusted is logged once, with the setting TRUST_PROXY", async () => {
  const peer = { remoteAddress: "::ffff:10.0.0.2", isForwarded: true };
  expect(await logAfter(peer, peer)).toEqual([expect.stringContaining("TRUST_PROXY")]);
});

test("Requests without a forwarded address, and those from distant peers, are not logged", async () => {
  const direct = { remoteAddress: "127.0.0.1", isForwarded: false };
  const distant = { remoteAddress: "203.0.113.9", isForwarded: true };
  expect(await logAfter(direct, distant)).toEqual([]);
});
