import autocannon from "autocannon";
import type { BenchRequest } from "autocannon";
import { exchange } from "./benchShopper.ts";

// Requests per second of one server process, with autocannon.

/** Connections of a measurement, and its duration in seconds. */
export const CONNECTIONS = 20;
export const SECONDS = 8;
const WARM_UP_SECONDS = 5;
const NAME_WIDTH = 52;

/** Returns the processor time of the server's process so far, in milliseconds. */
export async function processorMs(url: string): Promise<number> {
  const { body } = await exchange(`${url}/metrics`, {});
  return Number(/^vitrine_processor_seconds_total (\S+)$/m.exec(body)?.[1]) * 1000;
}

/** Rate of successful responses; `failed` counts all others. */
export type Rate = { perSecond: number; failed: number };

/** Sends requests in rotation, each connection one at a time; prints and returns the rate. */
export async function printRate(
  name: string,
  url: string,
  requests: readonly BenchRequest[],
): Promise<Rate> {
  const options = { url, connections: CONNECTIONS, requests: [...requests] };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const before = await processorMs(url);
  const result = await autocannon({ ...options, duration: SECONDS });
  const { latency, non2xx, errors } = result;
  const failed = non2xx + errors;
  const perSecond = (result.requests.total - non2xx) / result.duration;
  const each = ((await processorMs(url)) - before) / result.requests.total;
  console.log(
    `  ${name.padEnd(NAME_WIDTH)}${perSecond.toFixed(0).padStart(8)} requests/s   p50 ${latency.p50} ms, p99 ${latency.p99} ms, processor ${each.toFixed(2)} ms each` +
      (failed > 0 ? `   ${non2xx} not 2xx, ${errors} errors` : ""),
  );
  return { perSecond, failed };
}
