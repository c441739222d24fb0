import { fork } from "node:child_process";
import { once } from "node:events";
import type { BenchRequest } from "autocannon";

/** Requests to send: at a rate, or as many as are answered. */
export type Flood = {
  url: string;
  /** In their paths `{random}` stands for another word each time. */
  requests: BenchRequest[];
  connections: number;
  seconds: number;
  perSecond?: number;
};

/** Responses to a flood: numbers per second, and of those that the server refused. */
export type FloodResult = { perSecond: number; refused: number; failed: number };

/** Sends a flood from a process of its own, so that it delays nothing that is measured here. */
export async function sendFlood(flood: Flood): Promise<FloodResult> {
  const child = fork(new URL("floodProcess.ts", import.meta.url), { stdio: "inherit" });
  const ended = once(child, "exit");
  child.send(flood);
  const [result] = (await Promise.race([once(child, "message"), ended])) as [FloodResult];
  await ended;
  if (typeof result !== "object") throw new Error("The flood ended without a result.");
  return result;
}
