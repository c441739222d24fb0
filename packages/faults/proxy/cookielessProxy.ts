import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { openListener } from "./faultProxy.ts";

/** Proxy that drops cookies, as a browser that blocks them does. */
export type CookielessProxy = { url: string; close: () => Promise<void> };

const without = ({ cookie: _, "set-cookie": __, ...headers }: IncomingHttpHeaders) => headers;

/** Opens a proxy that drops the cookies of requests and responses. */
export async function openCookielessProxy(shop: string): Promise<CookielessProxy> {
  const { url, listen } = await openListener((message, response) => {
    const { method, url: path, headers } = message;
    const passed = request(new URL(path ?? "/", shop), { method, headers: without(headers) });
    passed.on("response", (received) => {
      response.writeHead(received.statusCode ?? 502, without(received.headers));
      received.pipe(response);
    });
    passed.on("error", () => response.destroy());
    message.pipe(passed);
  });
  return { url, close: () => listen(false) };
}
