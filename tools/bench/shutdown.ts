import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { hasFailed, startSteadyClients } from "#tests/worlds/shoppers/steadyClients.ts";
import { printPromise } from "./rounds.ts";
import { startBenchServer } from "./startBenchServer.ts";

// Shutdown benchmark: a server gets SIGTERM under load.

const ROUNDS = 20;
/** Clients that send without pause, and requests that stay half sent. */
const [CLIENTS, HALVES] = [24, 4];
/** Promise: time from the signal in which the process ends. */
const MAX_MS = 10_000;
/** Responses before the signal of the first round; each round waits for one more. */
const WARM = 100;

/** Returns a form post of the shop's own page that ends in the middle of its body. */
const halfTo = ({ host, origin }: URL) =>
  `POST /cart/items HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 500\r\n\r\nproductId=`;

/** Result of a signal: number of requests, ends of those that failed, time until the end. */
type Shutdown = { requests: number; failures: string[]; ms: number };

async function sendHalf(url: URL): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname).on("error", () => {});
  await once(socket, "connect");
  socket.resume().write(halfTo(url));
  return socket;
}

/** Starts a server and its load, ends it by a signal, and kills it if it does not end in time. */
async function shutDown(round: number): Promise<Shutdown> {
  const server = await startBenchServer();
  const clients = await startSteadyClients(server.url, CLIENTS);
  const url = new URL(server.url);
  const halves = await Promise.all(Array.from({ length: HALVES }, () => sendHalf(url)));
  while (clients.completed() < WARM + round) await fetch(`${server.url}/livez`);
  const signalledAt = performance.now();
  const deadline = setTimeout(server.kill, MAX_MS);
  const stopped = server.stop();
  const sent = await clients.stop();
  await stopped;
  const ms = performance.now() - signalledAt;
  clearTimeout(deadline);
  for (const half of halves) half.destroy();
  return {
    requests: sent.length,
    failures: sent.filter(hasFailed).map(({ path, end }) => `${end} for ${path}`),
    ms,
  };
}

/** Prints how many requests fail that were sent before a signal, and when the process ends. */
export async function printShutdown(): Promise<void> {
  console.log(
    `\nSIGTERM under load, ${ROUNDS} rounds: ${CLIENTS} clients, and ${HALVES} half-sent requests`,
  );
  const shutdowns: Shutdown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    shutdowns.push(await shutDown(round));
  }
  const failures = shutdowns.flatMap((one) => one.failures);
  const requests = shutdowns.reduce((sum, one) => sum + one.requests, 0);
  const late = shutdowns.filter(({ ms }) => ms >= MAX_MS).length;
  const slowest = Math.max(...shutdowns.map(({ ms }) => ms)) / 1000;
  const ends = [...new Set(failures)].join(", ");
  console.log(
    `  ${failures.length} of ${requests.toLocaleString("en")} requests failed${ends && ` (${ends})`}; slowest end ${slowest.toFixed(1)} s; killed after ${MAX_MS / 1000} s: ${late} of ${ROUNDS}`,
  );
  printPromise(failures.length === 0, "no request that was sent before the signal fails");
  printPromise(late === 0, `the process ends within ${MAX_MS / 1000} s`);
}
