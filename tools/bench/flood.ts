import { fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import type { BenchRequest } from "autocannon";

/** Requests to send: at a rate, or each as soon as the last one has its response. */
export type Flood = {
  url: string;
  /** Requests; each one sent has another word in place of `{random}` in its path. */
  requests: BenchRequest[];
  connections: number;
  seconds: number;
  perSecond?: number;
  /** True if each request has another client's address. */
  isOfManyNetworks?: boolean;
};

/**
 * Result of a flood: requests sent, responses with a page and refusals, each per second, and the
 * number of requests without a response.
 */
export type FloodResult = { sent: number; perSecond: number; refused: number; failed: number };

/** Niceness of a flood's process, whose requests must not keep those that are measured waiting. */
const NICENESS = 10;

/** Sends a flood from a separate process, so that it does not delay measurements in this one. */
export async function sendFlood(flood: Flood): Promise<FloodResult> {
  const child = fork(new URL("floodProcess.ts", import.meta.url), { stdio: "inherit" });
  if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  const ended = once(child, "exit");
  child.send(flood);
  const [result] = (await Promise.race([once(child, "message"), ended])) as [FloodResult];
  await ended;
  if (typeof result !== "object") throw new Error("The flood ended without a result.");
  return result;
}
