import type { Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { customerOf } from "#relay/session/session.ts";
import { writePage } from "#server/rendering/pageCache.ts";
import { holdsWithin } from "#packages/faults/engines/holdsWithin.ts";
import type { Crowd, CrowdedShop } from "#packages/faults/engines/runCrowds.ts";
import { sendAdd, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import type { LocalShop } from "./faultyShop.ts";

// Crowds of the fault bench: many requests at once, mostly to a shop whose backend fails.

const PRODUCT = 14;
/** Calls that may be at the backend at once for pages, of eight connections. */
const VIEWS = 6;
/** Stale pages that are rendered again until three in a row have failed, two at a time. */
const REFRESHES = 4;
/** Searches that run or wait; the server refuses further ones. */
const SEARCHES = 32;
/** Longest wait for a violation, in milliseconds. */
const WATCH_MS = scaled(3_000);
/** Longest time until the server closes half-sent requests, in milliseconds. */
const CLOSE_MS = scaled(4_000);

const callsOf = ({ proxy }: LocalShop, operation: string) =>
  proxy.calls().filter((body) => body.includes(operation)).length;

let pages = 0;
/** Opens pages that no server has cached. */
function openPages({ app }: LocalShop, { sent }: Crowd, count: number): void {
  for (let page = 0; page < count; page += 1) {
    sent.push(app.inject({ url: `/product/crowded-${(pages += 1)}` }));
  }
}

/** Caches pages that were rendered an hour ago; returns their paths. */
async function cacheStalePages(shop: LocalShop, count: number): Promise<string[]> {
  const folder = await shop.pagesFolder();
  const paths = Array.from({ length: count }, () => `/product/stale-${(pages += 1)}`);
  const page = { html: "<p>stale</p>", renderedAt: Date.now() - 3_600_000 };
  for (const path of paths) await writePage(folder, path, page);
  return paths;
}

/** First half of a cart form's request. */
const HALF_POST =
  "POST /cart/items HTTP/1.1\r\nhost: shop\r\ncontent-length: 500\r\n\r\nproductId=";

/** Sends a request on each of some connections; resolves once the server has received them. */
async function sendAll(server: Server, request: string, count: number): Promise<Socket[]> {
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

/** Lets a new shopper add a product; true if the ledger has it in the shopper's cart. */
export async function isServed({ app, ledger }: LocalShop): Promise<boolean> {
  const added = await sendAdd(app, { productId: PRODUCT });
  return added.statusCode === 200 && ledger.cartOf(customerOf(tokenIn(added)) ?? "")[PRODUCT] === 1;
}

async function requireService(shop: LocalShop, { violations }: Crowd): Promise<void> {
  if (!(await isServed(shop))) violations.push("unserved: a shopper cannot add a product");
}

/** Visits by the protection that they put to the test. */
export const visits: CrowdedShop<LocalShop>["visits"] = {
  /** Pages hang at the backend. */
  backendQueue: async (shop, crowd, size) => {
    shop.proxy.inject({ fault: "hangBefore", matching: "ProductPageQuery" });
    const views = () => callsOf(shop, "ProductPageQuery");
    openPages(shop, crowd, VIEWS + 1 + (size % 6));
    if (await holdsWithin(WATCH_MS, () => views() > VIEWS)) {
      crowd.violations.push(`crowded: ${views()} pages take a connection each`);
    }
    await requireService(shop, crowd);
  },

  /** Pages are stale, and cannot be rendered again. */
  refreshQueue: async (shop, { sent, violations }, size) => {
    const paths = await cacheStalePages(shop, 2 * REFRESHES + size);
    shop.proxy.inject({ fault: "html500", matching: "ProductPageQuery" });
    const refreshes = () => callsOf(shop, "ProductPageQuery");
    for (const url of paths) sent.push(shop.app.inject({ url }));
    if (await holdsWithin(WATCH_MS, () => refreshes() > REFRESHES)) {
      violations.push(`refreshing: ${refreshes()} stale pages are rendered again, and all fail`);
    }
    await requireService(shop, { sent, violations });
  },

  /** The backend limits its rate. */
  retryAfter: async (shop, crowd, size) => {
    shop.proxy.inject({ fault: "status429", matching: "ProductPageQuery", times: 1 });
    openPages(shop, crowd, 1);
    await Promise.all(crowd.sent);
    // However slow this machine is, the second of the response's `Retry-After` is not over.
    shop.pass(-60);
    openPages(shop, crowd, size);
    await Promise.all(crowd.sent);
    await requireService(shop, crowd);
    shop.pass(60);
    const early = callsOf(shop, "ProductPageQuery") - 1;
    if (early > 0) crowd.violations.push(`impatient: ${early} pages do not wait`);
  },

  /** The backend breaks every connection. */
  backendBreaker: async (shop, { violations }, size) => {
    shop.proxy.inject({ fault: "resetBefore" });
    for (let count = 0; count < 3; count += 1) await sendAdd(shop.app);
    await holdsWithin(2 * WATCH_MS, async () => {
      const { degraded } = (await shop.app.inject("/readyz")).json<{ degraded: string[] }>();
      return degraded.includes("backend");
    });
    shop.proxy.forget();
    for (let count = 0; count < size; count += 1) await sendAdd(shop.app);
    const calls = callsOf(shop, "addToCart");
    if (calls > 0) violations.push(`insistent: ${calls} calls to a backend that is unavailable`);
  },

  /** Searches hang at the backend. */
  admission: async (shop, crowd, size) => {
    shop.proxy.inject({ fault: "hangBefore", matching: "SearchPageQuery" });
    let refused = 0;
    for (let search = 0; search < SEARCHES + size; search += 1) {
      const headers = { accept: "text/html" };
      const request = shop.app.inject({ url: `/search?q=cup${search}`, headers });
      crowd.sent.push(request);
      void request.then(({ statusCode }) => void (refused += Number(statusCode === 503)));
    }
    if (!(await holdsWithin(WATCH_MS, () => refused >= size))) {
      crowd.violations.push(`waiting: of ${SEARCHES + size} searches ${refused} are refused`);
    }
    await requireService(shop, crowd);
  },

  /** Addresses are missing, and the backend has no data for their error page. */
  notFoundPage: async (shop, crowd, size) => {
    // Another server has cached no such data.
    await shop.kill();
    shop.proxy.inject({ fault: "serverErrors", matching: "ErrorPageQuery" });
    for (let page = 0; page < size; page += 1) {
      // Below /product it would be looked up as a product, as WordPress nests them in categories.
      crowd.sent.push(shop.app.inject({ url: `/missing/${page}` }));
    }
    await Promise.all(crowd.sent);
    const calls = callsOf(shop, "ErrorPageQuery");
    if (calls > 1) crowd.violations.push(`rendered: ${calls} error pages of ${size} addresses`);
    await requireService(shop, crowd);
  },

  /** Clients send half of their requests. */
  slowRequests: async (shop, crowd, size) => {
    const server = await shop.listen();
    const sockets = await sendAll(server, HALF_POST, size);
    const { headersTimeout, requestTimeout } = server;
    // The timeouts a hundred times as fast; zero, which is no timeout, stays zero.
    server.headersTimeout /= 100;
    server.requestTimeout /= 100;
    const open = () => sockets.filter(({ closed }) => !closed).length;
    if (!(await holdsWithin(CLOSE_MS, () => open() === 0))) {
      crowd.violations.push(`held: ${open()} half-sent requests keep their connections`);
    }
    Object.assign(server, { headersTimeout, requestTimeout });
    for (const socket of sockets) socket.destroy();
    await requireService(shop, crowd);
  },

  /** The server is to end while it renders pages, and other requests are half sent. */
  drain: async (shop, crowd, size) => {
    const server = await shop.listen();
    const halves = await sendAll(server, HALF_POST, size);
    shop.proxy.inject({ fault: "slow", matching: "ProductPageQuery" });
    const page = `GET /product/drained-${(pages += 1)} HTTP/1.1\r\nhost: shop\r\n\r\n`;
    const views = await sendAll(server, page, VIEWS);
    let isClosed = false;
    const closing = shop.end().then(() => void (isClosed = true));
    const isOver = () => isClosed && views.every(({ closed }) => closed);
    if (!(await holdsWithin(CLOSE_MS, isOver))) {
      crowd.violations.push("open: half-sent requests keep the server from ending");
    }
    const cut = views.filter(({ bytesRead }) => bytesRead === 0).length;
    if (cut > 0) crowd.violations.push(`cut: ${cut} pages in progress get no response`);
    for (const socket of [...halves, ...views]) socket.destroy();
    await closing;
    await shop.kill();
    await requireService(shop, crowd);
  },
};
