import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SESSION_HEADER } from "#relay/session/session.ts";

// Proxy in front of a test shop, which makes its setup incomplete or its endpoint faulty.

/** Request on its way to the shop, and its response; a fault may change them. */
export type Exchange = {
  /** Endpoint of the complete shop. */
  endpoint: string;
  operation: string;
  body: string;
  headers: Headers;
};
export type Reply = { headers: Headers; body: string };

/** Fault of a proxy, a plugin or a setting; it changes requests, or their responses, or both. */
export type Fault = {
  request?: (exchange: Exchange) => void | Promise<void>;
  reply?: (reply: Reply, exchange: Exchange) => void | Promise<void>;
};

/** Shop whose setup can be made incomplete. */
export type IncompleteShop = {
  endpoint: string;
  /** Replaces a text in every response. */
  replace: (text: string, by: string) => void;
  /** Changes each request and each response. */
  setFault: (fault: Fault) => void;
  /** Sets the version in the readme of WooGraphQL, which the host refuses without one. */
  setVersion: (version: string) => void;
  /** Responds to every request with a status and a page. */
  respond: (status: number, headers?: Record<string, string>) => void;
  restore: () => void;
  close: () => Promise<void>;
};

/** Opens a proxy in front of a shop's endpoint that changes its responses. */
export async function openIncompleteShop(trueEndpoint: string): Promise<IncompleteShop> {
  let fault: Fault = {};
  let replaced: [string, string] | undefined;
  let version: string | undefined;
  let page: { status: number; headers: Record<string, string> } | undefined;

  async function graphqlReply(body: string, session: string | undefined): Promise<Reply> {
    const headers = new Headers({ "content-type": "application/json" });
    if (session !== undefined) headers.set(SESSION_HEADER, session);
    const { operationName: operation = "" } = JSON.parse(body) as { operationName?: string };
    const exchange: Exchange = { endpoint: trueEndpoint, operation, body, headers };
    await fault.request?.(exchange);
    const response = await fetch(trueEndpoint, { method: "POST", headers, body: exchange.body });
    const whole = await response.text();
    const reply = {
      headers: new Headers({ "content-type": "application/json" }),
      body: replaced ? whole.replaceAll(...replaced) : whole,
    };
    const token = response.headers.get(SESSION_HEADER);
    if (token !== null) reply.headers.set(SESSION_HEADER, token);
    await fault.reply?.(reply, exchange);
    return reply;
  }

  const server = createServer((request, response) => {
    const respond = async () => {
      const body = await text(request);
      if (page) {
        response.writeHead(page.status, { "content-type": "text/html", ...page.headers });
        response.end("<!doctype html>");
      } else if (request.method === "POST") {
        const session = request.headers[SESSION_HEADER]?.toString();
        const reply = await graphqlReply(body, session);
        response.writeHead(200, Object.fromEntries(reply.headers)).end(reply.body);
      } else {
        const isReadme = request.url?.endsWith("/wp-graphql-woocommerce/README.txt") ?? false;
        if (!isReadme || version === undefined) response.writeHead(403).end();
        else response.end(`=== WooGraphQL ===\nStable tag: ${version}\nLicense: GPL-3\n`);
      }
    };
    respond().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    replace: (from, by) => void (replaced = [from, by]),
    setFault: (next) => void (fault = next),
    setVersion: (next) => void (version = next),
    respond: (status, headers = {}) => void (page = { status, headers }),
    restore: () => {
      replaced = version = page = undefined;
      fault = {};
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
