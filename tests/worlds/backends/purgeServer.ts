import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

// Purge API of a CDN, for tests.

/** Purge request, as it arrived. */
export type PurgeCall = { path: string; headers: IncomingHttpHeaders; body: string };

/** A local purge API. */
export type PurgeServer = {
  url: string;
  /** Returns all requests so far. */
  calls: () => readonly PurgeCall[];
  close: () => Promise<void>;
};

/**
 * Opens a purge API.
 * @param respond returns the status, headers and body of the response to a request
 */
export async function openPurgeServer(
  respond: (call: PurgeCall) => Promise<{
    status: number;
    headers?: Record<string, string>;
    body?: string;
  }>,
): Promise<PurgeServer> {
  const calls: PurgeCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { url: path = "", headers } = request;
      const call = { path, headers, body: await text(request) };
      calls.push(call);
      const { status, headers: sent = {}, body = "" } = await respond(call);
      response.writeHead(status, sent).end(body);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
