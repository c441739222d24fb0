import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test, onTestFinished, vi } from "vitest";
import { SettingError } from "./config.ts";
import { requireFreePort, listenOnce } from "./listening.ts";
import dns from "node:dns";
import Fastify from "fastify";

test("requireFreePort returns a port that the system chose", async () => {
  expect(await requireFreePort({ PORT: 0, HOST: "127.0.0.1" })).toBeGreaterThan(0);
});

test("requireFreePort names a port that is taken, and suggests another", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as AddressInfo;
  const sentence = `PORT=${port} on 127.0.0.1 is taken: give another, for example PORT=${port + 1}.`;
  await expect(requireFreePort({ PORT: port, HOST: "127.0.0.1" })).rejects.toThrow(
    new SettingError(sentence),
  );
  taken.close();
});

test("requireFreePort names a host that is not an address of this machine", async () => {
  // An address of TEST-NET-1, which no machine has.
  await expect(requireFreePort({ PORT: 0, HOST: "192.0.2.1" })).rejects.toThrow(
    /^HOST=192\.0\.2\.1 is not an address of this machine \(EADDRNOTAVAIL\): .*HOST=127\.0\.0\.1\.$/,
  );
});

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
