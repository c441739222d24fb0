import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

// TCP proxy whose uplink can be held, as that of a slow mobile network.

/** Proxy between a browser and a shop, with an address of its own. */
export type HeldUplink = {
  url: string;
  /** Holds requests that contain a text from now on; a connection that is closed loses its own. */
  hold: (text: string) => void;
  /** True while a request is held. */
  isHolding: () => boolean;
  /** Sends the held bytes, and holds no more. */
  release: () => void;
  close: () => void;
};

/** Opens such a proxy in front of a shop. */
export async function openHeldUplink(shopUrl: string): Promise<HeldUplink> {
  const { hostname, port } = new URL(shopUrl);
  const waiting = new Map<Socket, { upstream: Socket; chunks: Buffer[] }>();
  const sockets = new Set<Socket>();
  let heldText: string | undefined;

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        waiting.delete(client);
        other.destroy();
      });
    }
    client.on("data", (chunk) => {
      const { chunks } = waiting.get(client) ?? {};
      const isHeld = heldText !== undefined && chunk.includes(heldText);
      if (chunks || isHeld) waiting.set(client, { upstream, chunks: [...(chunks ?? []), chunk] });
      else upstream.write(chunk);
    });
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    hold: (text) => void (heldText = text),
    isHolding: () => waiting.size > 0,
    release: () => {
      heldText = undefined;
      for (const { upstream, chunks } of waiting.values()) upstream.write(Buffer.concat(chunks));
      waiting.clear();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
