import { equal } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { exchange } from "./benchShopper.ts";
import { processorMs } from "./requestRate.ts";
import { isWithin, printPromise } from "./rounds.ts";
import { startBenchServer } from "./startBenchServer.ts";

// Benchmark of missing addresses: processor time of a 404 response.

/** Requests that are measured, and those before, which compile the code. */
const [REQUESTS, WARM_UP] = [2_000, 500];
/** Connections: fewer than the error pages that the admission renders at once. */
const CONNECTIONS = 4;
const BUDGET_MS = 1;
const NAME_WIDTH = 52;

/** Requests random addresses below a path; rejects if one is not missing. */
async function requestMissing(address: string, count: number): Promise<void> {
  let sent = 0;
  async function work(): Promise<void> {
    while (sent < count) {
      sent += 1;
      const headers = { accept: "text/html", "accept-encoding": "br" };
      equal((await exchange(address + randomUUID(), headers)).status, 404);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

/** Prints and returns the processor time of a missing address, as the mean of many. */
async function timeMissing(name: string, path: string) {
  const server = await startBenchServer();
  try {
    await requestMissing(server.url + path, WARM_UP);
    const before = await processorMs(server.url);
    await requestMissing(server.url + path, REQUESTS);
    const ms = ((await processorMs(server.url)) - before) / REQUESTS;
    console.log(`  ${name.padEnd(NAME_WIDTH)}${ms.toFixed(3).padStart(8)} ms`);
    return ms;
  } finally {
    await server.stop();
  }
}

/**
 * Prints the processor time of the server's process, with all of its threads, for a random address,
 * and if it is less than promised. This process sends the requests, so the client's time is not in
 * it.
 */
export async function printMissingAddresses(): Promise<void> {
  const count = REQUESTS.toLocaleString("en");
  console.log(`\nMissing addresses, processor time of each, mean of ${count}`);
  // The embedded shop runs in the same process.
  await timeMissing("a product, with the lookup in the embedded shop", "/product/");
  const ms = await timeMissing("an address", "/");
  printPromise(isWithin([ms], BUDGET_MS), `${BUDGET_MS} ms at most for a missing address`);
}
