import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import {
  purchaseFields,
  purchaseOrder,
  purchaseOrderShop,
} from "#tests/worlds/backends/purchaseOrderShop.ts";
import { shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";
import { readdir, readFile } from "node:fs/promises";

const NUMBER = "PO-4471-canary";

const lines: string[] = [];
const responses: string[] = [];

const world = worldOf({
  settings: { SITE_NAME: "" },
  app: {
    paymentFields: purchaseFields,
    logLevel: "trace",
    logStream: { write: (line: string) => void lines.push(line) },
  },
  woo: purchaseOrderShop,
});

beforeAll(() => {
  world().app.addHook("onSend", async (_request, reply, payload) => {
    responses.push(JSON.stringify(reply.getHeaders()), String(payload));
  });
});

/** Returns the content of all files in the data folder. */
async function storedData(): Promise<string> {
  const entries = await readdir(world().dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = files.map(({ parentPath, name }) => readFile(join(parentPath, name), "latin1"));
  return (await Promise.all(contents)).join("\n");
}

test("An order through the Store API leaves neither its cart token nor its payment's fields in a log or a file, nor the token in a response", async () => {
  const { app, woo } = world();
  const ann = await shopperWithCart(app);
  const form = await ann.form(purchaseOrder(NUMBER));
  expect((await ann.place(form)).response).toEqual({ outcome: "placed", location: "/success" });
  await ann.open("/success");
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
