import dns from "node:dns";
import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { listenOnce } from "./listenOnce.ts";

/** Lets `localhost` have an address of each kind, whatever the machine's own has. */
function giveLocalhostTwoAddresses(): void {
  const { lookup } = dns;
  const both = [
    { address: "127.0.0.1", family: 4 },
    { address: "::1", family: 6 },
  ];
  const lookUp = (...call: unknown[]) => {
    const [name, options] = call;
    const isWhole = (options as { all?: boolean } | undefined)?.all === true;
    if (name !== "localhost" || !isWhole) return Reflect.apply(lookup, dns, call) as unknown;
    return (call.at(-1) as (error: null, addresses: object[]) => void)(null, both);
  };
  const spy = vi.spyOn(dns, "lookup").mockImplementation(lookUp);
  onTestFinished(() => spy.mockRestore());
}

test("The server listens on one address of localhost", async () => {
  giveLocalhostTwoAddresses();
  const app = Fastify();
  onTestFinished(() => app.close());
  const port = await listenOnce(app, { HOST: "localhost", PORT: 0 });
  expect(app.addresses()).toEqual([expect.objectContaining({ port })]);
});
