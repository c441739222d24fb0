import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { SettingError } from "./config.ts";
import { requireFreePort } from "./requireFreePort.ts";

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
