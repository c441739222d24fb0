import type { Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { holdsWithin } from "./holdsWithin.ts";

// Connections that the fault bench keeps open, with whole or half-sent requests.

/** First half of a cart form's request. */
export const HALF_POST =
  "POST /cart/items HTTP/1.1\r\nhost: shop\r\ncontent-length: 500\r\n\r\nproductId=";

/** Sends a request on each of some connections; resolves once the server has received them. */
export async function sendAll(server: Server, request: string, count: number): Promise<Socket[]> {
  const { port } = server.address() as AddressInfo;
  let received = 0;
  const receive = () => void (received += 1);
  server.on("request", receive);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.resume().write(request);
    return socket;
  });
  await holdsWithin(scaled(10_000), () => received === count);
  server.off("request", receive);
  return sockets;
}
