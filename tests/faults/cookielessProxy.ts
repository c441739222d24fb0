import { createServer, request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** Proxy that drops cookies, as a browser that blocks them does. */
export type CookielessProxy = { url: string; close: () => Promise<void> };

const without = ({ cookie: _, "set-cookie": __, ...headers }: IncomingHttpHeaders) => headers;

/** Opens a proxy that drops the cookies of requests and responses. */
export async function openCookielessProxy(url: string): Promise<CookielessProxy> {
  const server = createServer((message, response) => {
    const { method, url: path, headers } = message;
    const passed = request(new URL(path ?? "/", url), { method, headers: without(headers) });
    passed.on("response", (received) => {
      response.writeHead(received.statusCode ?? 502, without(received.headers));
      received.pipe(response);
    });
    passed.on("error", () => response.destroy());
    message.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
