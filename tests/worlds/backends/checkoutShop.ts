import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openWooServer } from "./wooServer.ts";
import type { WooServer } from "./wooServer.ts";

// Test shop behind a proxy that records orders and can lose them or their responses.

/** Failure of an order on its way to the backend. */
type Mishap =
  /** The order is created, and its response is lost. */
  | "response lost"
  /**
   * The order is created, and its response is withheld until `recover`, which breaks the
   * connection.
   */
  | "response held"
  /** The order is lost before it reaches the backend. */
  | "never arrives";

/** The shop and its proxy. */
export type CheckoutShop = {
  endpoint: string;
  woo: WooServer;
  /** The inputs of all orders sent since the last `forget`. */
  sent: () => readonly Record<string, unknown>[];
  /** The bodies of all requests since the last `forget`. */
  heard: () => string;
  forget: () => void;
  let: (mishap: Mishap) => void;
  recover: () => void;
  /** Resolves when an order has met its failure. */
  met: () => Promise<void>;
  /** Runs `work` between the last cart query and its order. */
  meanwhile: (work: () => void) => void;
  /** Changes responses before they are returned. */
  change: (changing: (body: string) => string) => void;
  close: () => Promise<void>;
};

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    ["content-type", "authorization", "woocommerce-session"].flatMap((name) =>
      typeof headers[name] === "string" ? [[name, headers[name]]] : [],
    ),
  );

/**
 * Opens a shop whose orders can be inspected and lost.
 * @param orderSecret the secret in its wp-config.php
 */
export async function openCheckoutShop(orderSecret?: string): Promise<CheckoutShop> {
  const woo = await openWooServer({ orderSecret });
  let mishap: Mishap | undefined;
  let changing = (result: string) => result;
  let meet = () => {};
  let meeting = new Promise<void>((resolve) => (meet = resolve));
  const sent: Record<string, unknown>[] = [];
  const held: ServerResponse[] = [];
  let happening = () => {};
  let heard = "";

  const server = createServer((message, response) => {
    const result = async () => {
      const body = await textOf(message);
      heard += `${body}\n`;
      const { query, variables } = JSON.parse(body) as {
        query: string;
        variables?: { input?: Record<string, unknown> };
      };
      const isOrder = query.includes("checkout(input");
      if (isOrder) {
        sent.push(variables?.input ?? {});
        happening();
      }
      const happens = isOrder ? mishap : undefined;
      if (happens === "never arrives") {
        response.destroy();
        meet();
        return;
      }
      const backendResponse = await fetch(woo.endpoint, {
        method: "POST",
        headers: headersOf(message),
        body,
      });
      const text = await backendResponse.text();
      if (happens) meet();
      if (happens === "response held") {
        held.push(response);
        return;
      }
      if (happens === "response lost") {
        response.destroy();
        return;
      }
      response.writeHead(
        backendResponse.status,
        Object.fromEntries(
          ["content-type", "woocommerce-session"].flatMap((name) => {
            const value = backendResponse.headers.get(name);
            return value === null ? [] : [[name, value]];
          }),
        ),
      );
      response.end(changing(text));
    };
    result().catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    woo,
    sent: () => sent,
    heard: () => heard,
    forget: () => {
      sent.splice(0);
      heard = "";
    },
    let: (next) => {
      mishap = next;
      meeting = new Promise<void>((resolve) => (meet = resolve));
    },
    recover: () => {
      mishap = undefined;
      for (const response of held.splice(0)) response.destroy();
      changing = (response) => response;
      happening = () => {};
      woo.checkTotals(false);
    },
    met: () => meeting,
    meanwhile: (work) => void (happening = work),
    change: (next) => void (changing = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await woo.close();
    },
  };
}
