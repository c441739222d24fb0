import { mkdtemp, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { FastifyInstance } from "fastify";
import { afterAll, expect, test } from "vitest";
import { runDocumented } from "#tests/worlds/servers/runDocumented.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { openWorld } from "#tests/worlds/world.ts";

const folder = await mkdtemp(join(tmpdir(), "vitrine-backup-"));
const [DATA_DIR, BACKUP, RESTORED] = ["data", "backup of today", "restored"].map((name) =>
  join(folder, name),
) as [string, string, string];
afterAll(() => removeFolder(folder));

function progressIn(dataDir: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, "orders.sqlite"));
  const rows = database.prepare("select progress from intent order by progress").all();
  database.close();
  return rows.map(({ progress }) => progress);
}

/** Places an order of a tumbler, with delivery to London; returns its visitor. */
async function order(app: FastifyInstance, email: string): Promise<FormShopper> {
  const orderer = await shopperWithCart(app, { productId: "28", quantity: "1" });
  const toLondon = {
    email,
    phone: "+44 20 7946 0018",
    shipping_city: "London",
    shipping_state: "",
    shipping_postcode: "SW1A 1AA",
    shipping_country: "GB",
    terms: "on",
  };
  const { seen: confirmed = "" } = await orderer.form(toLondon);
  const { rates } = JSON.parse(confirmed) as { rates: { id: string }[] };
  const form = await orderer.form({ ...toLondon, shippingMethod: rates[0]?.id ?? "" });
  expect((await orderer.place(form)).response).toMatchObject({ outcome: "placed" });
  return orderer;
}

test("The documented commands back up a running shop, restore it, and delete a person's receipts", async () => {
  const { app } = await openWorld({ settings: { DATA_DIR, GRAPHQL_FREE_FORM: "on" } });
  const ann = await order(app, "Ann@example.test");
  await runDocumented("backup", { DATA_DIR, BACKUP });
  // The shop keeps running, and its next order is not in the backup.
  await order(app, "bob@example.test");
  await app.close();

  expect((await readdir(BACKUP)).toSorted()).toEqual(
    expect.arrayContaining(["builds", "orders.sqlite", "search-admin-key", "shop.sqlite"]),
  );
  expect((await stat(join(BACKUP, "orders.sqlite"))).mode & 0o077).toBe(0);
  await runDocumented("restore", { BACKUP, RESTORED });
  expect(progressIn(DATA_DIR)).toEqual(["placed", "placed"]);
  expect(progressIn(RESTORED)).toEqual(["placed"]);

  const shop = await startUnrenderedShop({ DATA_DIR: RESTORED });
  try {
    expect(await (await fetch(`${shop.url}/readyz`)).json()).toMatchObject({ status: "ready" });
    const cookie = Object.entries(ann.cookies())
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
    const success = await fetch(`${shop.url}/success`, { headers: { cookie } });
    expect((await success.text()).replaceAll("<!-- -->", "")).toMatch(/Order \d+, placed on/);
  } finally {
    await shop.stop();
  }

  const database = new DatabaseSync(join(DATA_DIR, "orders.sqlite"));
  database.exec(`update intent set progress = 'unknown' where kept like '%bob@example.test%';`);
  database.close();
  const erase = (EMAIL: string) => runDocumented("erase", { DATA_DIR, EMAIL });
  expect(await erase("nobody@example.test")).toBe("0 receipts deleted\n");
  expect(await erase("ann@example.test")).toBe("1 receipts deleted\n");
  // An order with an unknown result would otherwise be placed twice.
  expect(await erase("bob@example.test")).toBe("0 receipts deleted\n");
  expect(progressIn(DATA_DIR)).toEqual(["unknown"]);
  const bytes = await readFile(join(DATA_DIR, "orders.sqlite"), "latin1");
  expect(bytes).not.toContain("Ann@example.test");
});

test("The documented commands refuse to restore a damaged backup", async () => {
  const damaged = await mkdtemp(join(folder, "damaged-"));
  await runDocumented("backup", { DATA_DIR, BACKUP: damaged });
  const file = join(damaged, "orders.sqlite");
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(7, 4096));
  await expect(
    runDocumented("restore", { BACKUP: damaged, RESTORED: join(folder, "never") }),
  ).rejects.toThrow();
  expect(await readdir(folder)).not.toContain("never");
});
