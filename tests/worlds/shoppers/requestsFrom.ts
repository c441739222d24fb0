import { Agent, request } from "node:http";
import type { IncomingMessage } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";

// HTTP client at an address of this machine.

/** Client whose requests have the form of those to `inject`. */
export type AddressedClient = Pick<FastifyInstance, "inject"> & { close: () => void };

const pathOf = (url: InjectOptions["url"]) => (typeof url === "string" ? url : "/");

/**
 * Creates a client of a server. On Linux, every address of 127.0.0.0/8 is one of this machine, so
 * that each shopper can have another.
 */
export function requestsFrom(
  localAddress: string,
  origin: string,
  { keepAlive = true }: { keepAlive?: boolean } = {},
): AddressedClient {
  const agent = new Agent({ keepAlive, maxSockets: 1 });

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const { method = "GET", url, headers, payload } = options;
    const out = request(new URL(pathOf(url), origin), {
      agent,
      localAddress,
      method,
      headers: { origin, ...(headers as Record<string, string>) },
    });
    out.end(payload);
    const [response] = (await once(out, "response")) as [IncomingMessage];
    const body = await text(response);
    const { statusCode = 0, headers: given } = response;
    return { statusCode, headers: given, body } as LightMyRequestResponse;
  }

  return { inject: send as unknown as FastifyInstance["inject"], close: () => agent.destroy() };
}
