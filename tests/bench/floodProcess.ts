import autocannon from "autocannon";
import type { BenchRequest } from "autocannon";
import type { Flood, FloodResult } from "./flood.ts";

// Process that floods a server with requests, for the overload benchmark.

const byte = () => Math.floor(Math.random() * 256);

/**
 * Gives each sent request a client's address, of the network for benchmarks (RFC 2544), and a word
 * in place of the placeholder in its path: a crowd comes from many networks.
 */
const ofCrowd = (request: BenchRequest): BenchRequest => ({
  ...request,
  setupRequest: (sent) => ({
    ...sent,
    path: request.path.replace("{random}", Math.random().toString(36).slice(2)),
    headers: { ...sent.headers, "x-forwarded-for": `198.18.${byte()}.${byte()}` },
  }),
});

process.once("message", ({ url, requests, connections, seconds, perSecond }: Flood) => {
  const rate = perSecond === undefined ? {} : { overallRate: Math.max(1, Math.ceil(perSecond)) };
  const isPlain =
    perSecond === undefined && !requests.some(({ path }) => path.includes("{random}"));
  // A request that changes is slower to send, which matters if nothing else limits the flood.
  const sent = isPlain ? requests : requests.map(ofCrowd);
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
