import autocannon from "autocannon";
import type { BenchRequest } from "autocannon";
import type { Flood, FloodResult } from "./flood.ts";

// Process that floods a server with requests, for the overload benchmark.

/** Returns a random address of the network for benchmarks (RFC 2544). */
const anyAddress = () =>
  `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** Gives each sent request a word in place of the placeholder, and perhaps a client's address. */
const varied = (request: BenchRequest, isOfManyNetworks: boolean): BenchRequest =>
  isOfManyNetworks || request.path.includes("{random}")
    ? {
        ...request,
        setupRequest: (sent) => ({
          ...sent,
          path: request.path.replace("{random}", Math.random().toString(36).slice(2)),
          headers: {
            ...sent.headers,
            ...(isOfManyNetworks && { "x-forwarded-for": anyAddress() }),
          },
        }),
      }
    : request;

process.once("message", (flood: Flood) => {
  const { url, requests, connections, seconds, perSecond, isOfManyNetworks = false } = flood;
  const rate = perSecond === undefined ? {} : { overallRate: Math.max(1, Math.ceil(perSecond)) };
  const sent = requests.map((request) => varied(request, isOfManyNetworks));
  void autocannon({ url, requests: sent, connections, duration: seconds, ...rate }).then(
    (result) => {
      const refused = result.statusCodeStats["503"]?.count ?? 0;
      const perSecondOf = (count: number) => count / result.duration;
      const summary: FloodResult = {
        sent: perSecondOf(result.requests.sent),
        perSecond: perSecondOf(result.requests.total - refused),
        refused: perSecondOf(refused),
        failed: result.errors,
      };
      process.send?.(summary);
      process.disconnect();
    },
  );
});
