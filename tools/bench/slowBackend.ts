import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A backend that delays every response. */
export type SlowBackend = {
  endpoint: string;
  /** Returns the connections opened since the last call, and the most open at once. */
  connections: () => { opened: number; most: number };
  close: () => Promise<void>;
};

const PASSED_ON = ["content-type", "woocommerce-session"];

/** Responds to a GraphQL request. */
export type Handle = (request: Request) => Response | Promise<Response>;

/** Creates a number of workers. Each processes one request at a time, in order of arrival. */
function createWorkers(count: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Opens a backend that delays each request to a shop by this many milliseconds. */
export async function openSlowBackend(
  handle: Handle,
  { delayMs, workers = Infinity }: { delayMs: number; workers?: number },
): Promise<SlowBackend> {
  const inWorker = createWorkers(workers);
  let opened = 0;
  let most = 0;
  let open = 0;

  async function passOn(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const headers = PASSED_ON.flatMap((name): [string, string][] => {
      const value = message.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    });
    const url = "http://slow.example/graphql";
    const body = Buffer.concat(chunks);
    const result = await inWorker(async () => {
      await pause(delayMs);
      return handle(new Request(url, { method: "POST", headers, body }));
    });
    response.writeHead(result.status, Object.fromEntries(result.headers));
    response.end(await result.text());
  }

  const server = createServer((message, response) => {
    passOn(message, response).catch(() => response.destroy());
  });
  server.on("connection", (socket) => {
    opened += 1;
    open += 1;
    most = Math.max(most, open);
    socket.once("close", () => void (open -= 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    connections: () => {
      const since = { opened, most };
      opened = 0;
      most = open;
      return since;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
