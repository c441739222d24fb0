import { deepEqual, ok } from "node:assert/strict";
import { openGatewayFixture } from "#tests/worlds/fixtures/gatewayFixture.ts";
import { refusedRequests } from "#tests/worlds/fixtures/refusedRequestsFixture.ts";
import { isWithin, printPromise } from "./rounds.ts";

// Benchmark of refused GraphQL requests: the gateway's processor time for each.

/** Requests of each kind: the processor's clock moves in steps of milliseconds. */
const REQUESTS = 1_000;
const BUDGET_MS = 1;
const NAME_WIDTH = 30;

/**
 * Prints the processor time of each kind of request, from reading its body to its response, and if
 * it is less than promised. The time of the client is in it too.
 */
export async function printRefusals(): Promise<void> {
  console.log(`\nRefused requests, processor time of each, mean of ${REQUESTS}`);
  const gateway = await openGatewayFixture();
  const taken: number[] = [];
  try {
    for (const [name, body, headers] of refusedRequests) {
      const before = process.threadCpuUsage();
      for (let request = 0; request < REQUESTS; request += 1) {
        const { status } = await gateway.post(body, {
          ...(headers && { headers }),
          // The rate limits would refuse so many requests of one address.
          remoteAddress: `10.0.${request >> 8}.${request & 255}`,
        });
        ok(status >= 400 && status < 500);
      }
      const { user, system } = process.threadCpuUsage(before);
      const ms = (user + system) / 1000 / REQUESTS;
      console.log(`  ${name.padEnd(NAME_WIDTH)}${ms.toFixed(3).padStart(8)} ms`);
      taken.push(ms);
    }
    deepEqual(gateway.calls, []);
  } finally {
    await gateway.app.close();
  }
  printPromise(isWithin(taken, BUDGET_MS), `${BUDGET_MS} ms at most`);
}
