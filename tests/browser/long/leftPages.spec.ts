import type { BrowserContext, Page } from "@playwright/test";
import { browserShopper, fillCart, hydrated, newShopper } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** Proxy between a browser and a shop, with an address of its own. */
type HeldUplink = {
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
async function openHeldUplink(shopUrl: string): Promise<HeldUplink> {
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

let uplink: HeldUplink;
let shopper: BrowserContext;
let page: Page;

test.beforeAll(async ({ shop }) => void (uplink = await openHeldUplink(shop.url)));
test.beforeEach(async ({ browser }) => {
  shopper = await newShopper(browser, uplink.url);
  await fillCart(shopper, ["ember-candle", "sea-salt"]);
  page = await shopper.newPage();
});
test.afterEach(async () => {
  uplink.release();
  await shopper.close();
});
test.afterAll(() => uplink.close());

/** Leaves the shop after a click, before its request has reached the server. */
async function clickAndLeave(path: string, button: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  uplink.hold('Mutation"');
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect.poll(uplink.isHolding).toBe(true);
  await page.goto("about:blank");
}

/** Lets the browser cancel the requests of a page that is left. */
const withoutKeepalive = () =>
  shopper.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) => send(input, { ...init, keepalive: false });
  });

const BEFORE = { "Ember candle": 1, "Saltmarsh sea salt": 1 };

for (const [change, path, button, after] of [
  ["an add", "/product/ember-candle", "Add to cart", { ...BEFORE, "Ember candle": 2 }],
  ["a new quantity", "/cart", "One more of Ember candle", { ...BEFORE, "Ember candle": 2 }],
  ["a removal", "/cart", "Remove Ember candle", { "Saltmarsh sea salt": 1 }],
] as const) {
  test.describe(`${change} whose page is left, while no other page of the shop is open,`, () => {
    test("takes effect", async () => {
      await clickAndLeave(path, button);
      uplink.release();
      await expect.poll(() => browserShopper(shopper).cart()).toEqual(after);
    });

    test("does not reach the server without keepalive", async () => {
      await withoutKeepalive();
      await clickAndLeave(path, button);
      await expect.poll(uplink.isHolding).toBe(false);
      uplink.release();
      expect(await browserShopper(shopper).cart()).toEqual(BEFORE);
    });
  });
}
