import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { prerender } from "#server/commands/prerender.ts";
import { readConfig } from "#server/kernel/config.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWorld } from "#tests/worlds/world.ts";
import { createClock } from "#tests/worlds/world.ts";

/** Inserts a copy of a product, as another process would while the shop is running. */
function addCopy(dataDir: string, of: string, slug: string): void {
  const database = new DatabaseSync(join(dataDir, "shop.sqlite"));
  database.exec(`
    create temp table copy as select * from product where slug = '${of}';
    update copy set id = (select max(id) + 10000 from product), slug = '${slug}', name = 'Copied tumbler', sku = '';
    insert into product select * from copy;
  `);
  database.close();
}

test("a product added after pre-rendering is rendered on its first request, and then cached", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-later-"));
  const { pages, failed } = await prerender(readConfig({ DATA_DIR: dataDir }), 1);
  expect(pages).toBeGreaterThan(90);
  expect(failed).toEqual([]);
  const { now, pass } = createClock();
  const { app } = await openWorld({ settings: { DATA_DIR: dataDir }, app: { now } });
  try {
    const early = await app.inject("/product/copied-tumbler");
    expect(early.statusCode).toBe(404);
    addCopy(dataDir, "fen-tumbler", "copied-tumbler");
    // A missing address is looked up once a minute.
    pass(61);
    const first = await app.inject("/product/copied-tumbler");
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain("<title>Copied tumbler | Osier</title>");
    const second = await app.inject("/product/copied-tumbler");
    expect(second.headers.etag).toBeTruthy();
    expect(second.body).toBe(first.body);
  } finally {
    await app.close();
    await removeFolder(dataDir);
  }
});
