import { Agent, globalAgent, request } from "node:http";

// HTTP clients that send requests without pause, for tests and the benchmark of a
// server's shutdown.

/** Paths of the shop, and the status that a request for each gets while the server runs. */
const STATUSES: Readonly<Record<string, number>> = {
  "/": 200,
  "/product/fen-tumbler": 200,
  "/cart": 200,
  "/no-such-page": 404,
  "/livez": 200,
};

/** A request that was sent, and its end: the status of its whole response, or its error. */
type SentRequest = { path: string; end: number | string };

/** End of a request that the admission refused, which says when to send it again. */
const REFUSED = "refused for now";

/**
 * True unless a request got the response that it gets while the server runs. On a busy machine that
 * may be the admission's refusal of a missing page, which waits for a second at most.
 */
export const hasFailed = ({ path, end }: SentRequest): boolean =>
  end !== STATUSES[path] && !(end === REFUSED && STATUSES[path] === 404);

/** Clients that send requests until they are stopped. */
export type SteadyClients = {
  /** Number of whole responses so far. */
  completed: () => number;
  /** Stops sending, waits until every request has ended, and returns them. */
  stop: () => Promise<SentRequest[]>;
};

/** Sends a request, and reads the response to its end. */
const exchange = (url: URL, agent: Agent) =>
  new Promise<SentRequest["end"]>((resolve) => {
    const sent = request(url, { agent }, (response) => {
      response.resume();
      const { statusCode = 0, headers } = response;
      const isRefused = statusCode === 503 && headers["retry-after"] !== undefined;
      response.on("end", () => resolve(isRefused ? REFUSED : statusCode));
      response.on("error", (error) => resolve(error.message));
    });
    sent.on("error", (error) => resolve(error.message));
    sent.end();
  });

/**
 * Starts clients, each of which requests one of the paths after another. Every other one keeps its
 * connection alive; the rest open one for each request.
 */
export async function startSteadyClients(base: string, count: number): Promise<SteadyClients> {
  const paths = Object.keys(STATUSES);
  // Cold pages would take so long that the admission refuses some of the clients.
  for (const path of paths) await exchange(new URL(path, base), globalAgent);
  const ended: SentRequest[] = [];
  const stopping = new AbortController();

  async function run(client: number): Promise<void> {
    const agent = new Agent({ keepAlive: client % 2 === 0, maxSockets: 1 });
    for (let round = client; !stopping.signal.aborted; round += 1) {
      const path = paths[round % paths.length] ?? "/";
      ended.push({ path, end: await exchange(new URL(path, base), agent) });
    }
    agent.destroy();
  }

  const running = Promise.all(Array.from({ length: count }, (_, client) => run(client)));
  return {
    completed: () => ended.length,
    stop: async () => {
      stopping.abort();
      await running;
      return ended;
    },
  };
}
