import type { AddressInfo } from "node:net";
import { expect, inject, test } from "vitest";
import { appUnderTest } from "#tests/worlds/servers/appUnderTest.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import {
  faultIn,
  malformedRequests,
  sendMalformed,
} from "#tests/worlds/shoppers/malformedRequests.ts";

const lines: string[] = [];
const app = appUnderTest({}, () => {}, {
  logLevel: "error",
  logStream: { write: (line) => void lines.push(line) },
});

const isLong = inject("isLong");
const [COUNT, AT_ONCE] = [isLong ? 10_000 : 400, 8];
/** Longest wait for a probe while they arrive, in milliseconds. */
const MAX_PROBE_MS = scaled(1_000);

test(
  "Malformed requests to every route get no error of the server and no stack, and delay no probe",
  { timeout: scaled(isLong ? 1_800_000 : 120_000) },
  async () => {
    await app().listen({ port: 0, host: "127.0.0.1" });
    const { port } = app().server.address() as AddressInfo;
    const requests = malformedRequests(17, COUNT);
    const faults: string[] = [];
    let slowest = 0;
    for (let from = 0; from < requests.length; from += AT_ONCE) {
      const since = performance.now();
      const probe = app()
        .inject("/livez")
        .then(() => performance.now() - since);
      const part = requests.slice(from, from + AT_ONCE);
      const responses = await Promise.all(part.map((sent) => sendMalformed(port, sent)));
      slowest = Math.max(slowest, await probe);
      for (const [at, response] of responses.entries()) {
        const fault = faultIn(response);
        if (fault) faults.push(`${fault}: ${part[at]?.toString("latin1").slice(0, 300)}`);
      }
    }
    expect(faults).toEqual([]);
    expect(lines).toEqual([]);
    expect(slowest).toBeLessThan(MAX_PROBE_MS);
  },
);
