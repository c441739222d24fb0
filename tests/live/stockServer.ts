import { EventEmitter, on } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { useServer as serveSubscriptions } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";

// GraphQL subscription server of the tests: stock events over graphql-transport-ws.

/** A socket as recorded by the server. */
type WatchedSocket = {
  protocol: string;
  /** The client's connection parameters. */
  params?: unknown;
  /** The operations it subscribed with. */
  operations: unknown[];
  /** The code and reason it was closed with. */
  closed?: { code: number; reason: string };
};

/** A local shop whose events, errors and lost connections a test triggers. */
export type StockServer = {
  endpoint: string;
  /** Every socket so far, oldest first. */
  sockets: readonly WatchedSocket[];
  /** Number of active subscriptions. */
  listeners: () => number;
  /** Sends them a number of mugs, or an error. */
  publish: (stockQuantity: number | Error) => void;
  /** Completes all subscriptions. */
  complete: () => void;
  /** Closes every socket: with a code, without one, or by dropping the connection. */
  closeAll: (code: number | "none" | "drop") => void;
  /** Closes each new socket with this code when it connects; undefined ends that. */
  refuseWith: (code: number | undefined) => void;
  stop: () => Promise<void>;
};

const schema = buildSchema(readFileSync(join(import.meta.dirname, "schema.graphql"), "utf8"));

/** Starts the shop, on a free port or on the port of an earlier one. */
export async function startStockServer(port = 0): Promise<StockServer> {
  const stock = new EventEmitter();
  const sockets: WatchedSocket[] = [];
  const watchedOf = new WeakMap<WebSocket, WatchedSocket>();
  let refusal: number | undefined;
  const http = createServer();
  const wire = new WebSocketServer({ server: http, path: "/graphql" });

  // Not a generator: a generator waiting for a change cannot be ended before the change.
  function changesOf(id: string): AsyncIterableIterator<{ stockChanged: object }> {
    const changes = on(stock, "stock", { close: ["done"] });
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      next: async () => {
        const { done, value } = await changes.next();
        if (done) return { done, value: undefined };
        const [quantity] = value as [number | Error];
        if (quantity instanceof Error) return { value: { stockChanged: quantity } };
        return { value: { stockChanged: { id, name: "Mug", stockQuantity: quantity } } };
      },
      return: async () => {
        await changes.return?.();
        return { done: true, value: undefined };
      },
    };
  }
  function stockChanged({ productId }: { productId: string }) {
    if (productId === "mug") return changesOf(productId);
    throw new Error(`No product found for ${productId}.`);
  }

  const protocol = serveSubscriptions<Record<string, unknown>, { socket: WebSocket }>(
    {
      schema,
      roots: { subscription: { stockChanged } },
      onConnect: ({ connectionParams, extra }) => {
        const watched = watchedOf.get(extra.socket);
        if (watched) watched.params = connectionParams;
        if (refusal !== undefined) extra.socket.close(refusal);
      },
      onSubscribe: ({ extra }, _id, payload) => {
        watchedOf.get(extra.socket)?.operations.push(payload);
      },
    },
    wire,
  );
  wire.on("connection", (socket) => {
    const watched: WatchedSocket = { protocol: socket.protocol, operations: [] };
    sockets.push(watched);
    watchedOf.set(socket, watched);
    socket.once("close", (code, reason) => (watched.closed = { code, reason: reason.toString() }));
  });
  await new Promise<void>((resolve) => http.listen(port, "127.0.0.1", resolve));

  return {
    endpoint: `ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`,
    sockets,
    listeners: () => stock.listenerCount("stock"),
    publish: (quantity) => stock.emit("stock", quantity),
    complete: () => stock.emit("done"),
    closeAll: (code) => {
      for (const socket of wire.clients) {
        if (code === "drop") socket.terminate();
        else socket.close(...(code === "none" ? [] : [code]));
      }
    },
    refuseWith: (code) => (refusal = code),
    stop: async () => {
      await protocol.dispose();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
