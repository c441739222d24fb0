import autocannon from "autocannon";
import type { BenchRequest } from "autocannon";
import type { Flood, FloodResult } from "./flood.ts";

// Process that floods a server with requests, for the overload benchmark.

/** Replaces the placeholder in a path, each time the request is sent. */
const withRandomWords = (request: BenchRequest): BenchRequest =>
  request.path.includes("{random}")
    ? {
        ...request,
        setupRequest: (sent) => ({
          ...sent,
          path: request.path.replace("{random}", Math.random().toString(36).slice(2)),
        }),
      }
    : request;

process.once("message", ({ url, requests, connections, seconds, perSecond }: Flood) => {
  const rate = perSecond === undefined ? {} : { overallRate: Math.max(1, Math.ceil(perSecond)) };
  const sent = requests.map(withRandomWords);
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
