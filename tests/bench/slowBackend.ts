import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { openWooServer } from "#tests/support/wooServer.ts";

/** A backend that delays every response. */
export type SlowBackend = { endpoint: string; close: () => Promise<void> };

const PASSED_ON = ["content-type", "woocommerce-session"];

/** Opens the reference shop behind a proxy that delays each request by this many milliseconds. */
export async function openSlowBackend(delayMs: number): Promise<SlowBackend> {
  const woo = await openWooServer();

  async function passOn(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    await pause(delayMs);
    const headers = PASSED_ON.flatMap((name): [string, string][] => {
      const value = message.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    });
    const result = await fetch(woo.endpoint, {
      method: "POST",
      headers,
      body: Buffer.concat(chunks),
    });
    response.writeHead(result.status, Object.fromEntries(result.headers));
    response.end(await result.text());
  }

  const server = createServer((message, response) => {
    passOn(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await woo.close();
    },
  };
}
