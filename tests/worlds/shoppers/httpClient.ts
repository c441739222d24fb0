import { Agent, request } from "node:http";
import type { IncomingMessage } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";

// HTTP client in place of an app's `inject`, for shoppers of a server in a process of its own.

/** Client whose requests have the form of those to `inject`, as a browser of the pages sends them. */
export type HttpClient = Pick<FastifyInstance, "inject"> & { close: () => void };

const pathOf = (url: InjectOptions["url"]) => (typeof url === "string" ? url : "/");

/**
 * Creates a client of the server at `origin`.
 * @param localAddress the client's own address: on Linux, every one of 127.0.0.0/8 is this machine's,
 * so that each shopper can have another
 * @param keepAlive keeps its one connection
 */
export function httpClient(
  origin: string,
  { localAddress, keepAlive = false }: { localAddress?: string; keepAlive?: boolean } = {},
): HttpClient {
  const agent = new Agent({ keepAlive, ...(keepAlive && { maxSockets: 1 }) });

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const { method = "GET", url, headers, payload } = options;
    const isJson = typeof payload === "object";
    const out = request(new URL(pathOf(url), origin), {
      agent,
      method,
      ...(localAddress !== undefined && { localAddress }),
      headers: {
        ...(method !== "GET" && { origin }),
        ...(isJson && { "content-type": "application/json" }),
        ...(headers as Record<string, string>),
      },
    });
    out.end(isJson ? JSON.stringify(payload) : payload);
    const [response] = (await once(out, "response")) as [IncomingMessage];
    const body = await text(response);
    const { statusCode = 0, headers: given } = response;
    return { statusCode, headers: given, body } as LightMyRequestResponse;
  }

  return { inject: send as unknown as FastifyInstance["inject"], close: () => agent.destroy() };
}
