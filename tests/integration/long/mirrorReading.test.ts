import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openFaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import {
  asMerchandise,
  newMirrorFolder,
  readMirrored,
} from "#tests/worlds/doctor/mirrorSettings.ts";
import { pluginProducts } from "#tests/worlds/backends/pluginProducts.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";

/** Forwards requests after a moment, and counts those at the same time. */
async function openCounter(endpoint: string) {
  const counts = { now: 0, most: 0, all: 0 };
  const server = createServer((message, response) => {
    counts.now += 1;
    counts.all += 1;
    counts.most = Math.max(counts.most, counts.now);
    const { method, headers } = message;
    const forward = httpRequest(endpoint, { method, headers }, (answer) => {
      void pause(20).then(() => {
        counts.now -= 1;
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
    });
    message.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/graphql`, counts };
}

test("A reading that was interrupted goes on where it stopped", async () => {
  const folder = await newMirrorFolder();
  const woo = await openWooServer({ isSmall: true });
  const proxy = await openFaultProxy(woo.endpoint);
  onTestFinished(async () => {
    await proxy.close();
    await woo.close();
    await removeFolder(folder);
  });
  const read = () => readMirrored(proxy.endpoint, folder, { wait: () => pause(1) });
  proxy.inject({ fault: "html500", matching: "sourceProductsQuery", from: 2 });
  await expect(read()).rejects.toThrow();

  proxy.recover();
  proxy.forget();
  const { merchandise, counts } = await read();
  expect(merchandise.products.length).toBeGreaterThan(25);
  expect(counts.stored).toBeGreaterThan(2);
  const products = proxy.calls().filter((body) => body.includes("sourceProductsQuery"));
  expect(products).toHaveLength(1);
});

test("A reading sends at most two requests at a time, and no order", async () => {
  const folder = await newMirrorFolder();
  const woo = await openWooServer({ isSmall: true });
  onTestFinished(async () => {
    await woo.close();
    await removeFolder(folder);
  });
  const { endpoint, counts } = await openCounter(woo.endpoint);
  await readMirrored(endpoint, folder);
  expect(counts.all).toBeGreaterThan(8);
  expect(counts.most).toBeLessThanOrEqual(2);
  expect(woo.orderCount()).toBe(0);
});

test("Products of plugins' types become products that only WordPress sells", async () => {
  const folder = await newMirrorFolder();
  const woo = await openWooServer({
    isSmall: true,
    more: pluginProducts,
    settings: { enablesUnsupportedTypes: true },
  });
  onTestFinished(async () => {
    await woo.close();
    await removeFolder(folder);
  });
  const { merchandise } = await readMirrored(woo.endpoint, folder);
  const bundles = asMerchandise({ merchandise }).products.filter(({ type }) => type === "bundle");
  expect(bundles.map(({ slug }) => slug).toSorted()).toEqual(
    pluginProducts.map(({ slug }) => slug).toSorted(),
  );
});
