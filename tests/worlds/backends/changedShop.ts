import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

// Proxy that changes a shop's responses as a test says, for responses that no schema allows.

/** One list of a shop's response, and what names it. */
export type ChangedList = {
  nodes: Record<string, unknown>[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

/** Changes a list in place. */
export type ChangeList = (list: ChangedList, operation: string) => void;

/** Opens the proxy in front of an endpoint; `change` gets each list of the mirror's own reads. */
export async function openChangedShop(trueEndpoint: string, change: ChangeList) {
  const server = createServer((message, response) => {
    void (async () => {
      const sent = await text(message);
      const { operationName = "" } = JSON.parse(sent) as { operationName?: string };
      const { "content-type": type = "", "woocommerce-session": session } = message.headers;
      const headers = new Headers({ "content-type": type });
      if (typeof session === "string") headers.set("woocommerce-session", session);
      const result = await fetch(trueEndpoint, { method: "POST", headers, body: sent });
      const body = (await result.json()) as {
        data?: { list?: ChangedList; allowedCountries?: string[] };
      };
      const { list, allowedCountries } = body.data ?? {};
      // The carts of a guest take most of a reading's time.
      allowedCountries?.splice(1);
      if (list) change(list, operationName);
      const token = result.headers.get("woocommerce-session");
      response.writeHead(result.status, {
        "content-type": "application/json",
        ...(token && { "woocommerce-session": token }),
      });
      response.end(JSON.stringify(body));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
