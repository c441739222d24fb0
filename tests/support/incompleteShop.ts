import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Shop whose setup can be made incomplete. */
export type IncompleteShop = {
  endpoint: string;
  /** Replaces a text in every response. */
  replace: (text: string, by: string) => void;
  /** Responds with these errors and without data. */
  refuse: (message: string) => void;
  /** Sets the version in the readme of WooGraphQL, which the host refuses without one. */
  setVersion: (version: string) => void;
  /** Responds to every request with a status and a page. */
  respond: (status: number, headers?: Record<string, string>) => void;
  restore: () => void;
  close: () => Promise<void>;
};

/** Opens a proxy in front of a shop's endpoint that changes its responses. */
export async function openIncompleteShop(trueEndpoint: string): Promise<IncompleteShop> {
  let replaced: [string, string] | undefined;
  let refusal: string | undefined;
  let version: string | undefined;
  let page: { status: number; headers: Record<string, string> } | undefined;

  async function graphqlText(body: string): Promise<string> {
    if (refusal !== undefined) return JSON.stringify({ errors: [{ message: refusal }] });
    const headers = { "content-type": "application/json" };
    const response = await fetch(trueEndpoint, { method: "POST", headers, body });
    const whole = await response.text();
    return replaced ? whole.replaceAll(...replaced) : whole;
  }

  const server = createServer((request, response) => {
    const respond = async () => {
      const body = await text(request);
      if (page) {
        response.writeHead(page.status, { "content-type": "text/html", ...page.headers });
        response.end("<!doctype html>");
      } else if (request.method === "POST") {
        const whole = await graphqlText(body);
        response.writeHead(200, { "content-type": "application/json" }).end(whole);
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
    refuse: (message) => void (refusal = message),
    setVersion: (next) => void (version = next),
    respond: (status, headers = {}) => void (page = { status, headers }),
    restore: () => void (replaced = refusal = version = page = undefined),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
