import { mkdtemp, readFile, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { writeTree } from "#server/prerender/writeTree.ts";
import { seedShop } from "#tests/worlds/backends/embeddedShop.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";

const PRODUCTS = 250;

test(
  "the tree of a large shop, which worker processes render, has every product and all filters",
  { timeout: scaled(60_000) },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-large-"));
    onTestFinished(() => removeFolder(folder));
    await seedShop(folder, PRODUCTS);
    const tree = join(folder, "public");
    const config = readConfig({ DATA_DIR: folder });
    const { failed } = await writeTree(config, { tree, hasPictures: false });
    expect(failed).toEqual([]);
    // A few of the products are only found by search.
    expect((await readdir(join(tree, "product"))).length).toBeGreaterThan(PRODUCTS - 10);
    const list = await readFile(join(tree, "products/index.html"), "utf8");
    const attributes = ["PA_GLAZE", "PA_MATERIAL", "PA_SIZE"];
    expect(attributes.filter((attribute) => list.includes(attribute))).toEqual(attributes);
  },
);
