import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { readConfig } from "#server/kernel/config.ts";
import { openApp } from "#tests/worlds/servers/openApp.ts";
import { createOrderer } from "#tests/worlds/shoppers/orderer.ts";
import {
  purchaseFields,
  purchaseOrder,
  purchaseOrderShop,
} from "#tests/worlds/backends/purchaseOrderShop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

const NUMBER = "PO-4471-canary";

let folder = "";
let woo: WooServer;
let app: FastifyInstance;
const lines: string[] = [];
const responses: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-store-secrets-"));
  woo = await openWooServer(purchaseOrderShop);
  app = await openApp(readConfig({ DATA_DIR: folder, GRAPHQL_ENDPOINT: woo.endpoint }), {
    paymentFields: purchaseFields,
    logLevel: "trace",
    logStream: { write: (line) => void lines.push(line) },
  });
  app.addHook("onSend", async (_request, reply, payload) => {
    responses.push(JSON.stringify(reply.getHeaders()), String(payload));
  });
});
afterAll(async () => {
  await app.close();
  await woo.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the content of all files in the data folder. */
async function storedData(): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = files.map(({ parentPath, name }) => readFile(join(parentPath, name), "latin1"));
  return (await Promise.all(contents)).join("\n");
}

test("An order through the Store API leaves neither its cart token nor its payment's fields in a log or a file, nor the token in a response", async () => {
  const ann = await createOrderer(app, woo.endpoint);
  const form = await ann.form(purchaseOrder(NUMBER));
  expect((await ann.place(form)).response).toEqual({ outcome: "placed", location: "/success" });
  await ann.visitor.open("/success");
  expect(woo.orderMeta("po_number")).toBe(NUMBER);
  const [token = ""] = woo.cartTokens();
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

  const stored = await storedData();
  expect(stored).toContain("ann@example.test");
  const log = lines.join("");
  for (const [place, text] of Object.entries({ log, stored, responses: responses.join("\n") })) {
    expect.soft(text.includes(token), `the token in: ${place}`).toBe(false);
  }
  // A form that was posted without script repeats the field to its shopper.
  for (const [place, text] of Object.entries({ log, stored })) {
    expect.soft(text.includes(NUMBER), `the field in: ${place}`).toBe(false);
  }
});
