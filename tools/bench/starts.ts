import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeFolder, startShop } from "#tests/worlds/servers/shop.ts";

// Start-up benchmark: time from a server's start to its first page, cold and warm.

/** Returns the milliseconds from a start to the response with its first page. */
async function startOn(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const shop = await startShop({ DATA_DIR: dataDir });
  const page = await fetch(`${shop.url}/products`);
  await page.arrayBuffer();
  const took = performance.now() - startedAt;
  await shop.stop();
  if (!page.ok) throw new Error(`The listing responds with ${page.status}.`);
  return took;
}

/** Prints both times: with an empty data folder, and again on that data. */
export async function printStarts(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-starts-"));
  try {
    const cold = await startOn(folder);
    const warm = await startOn(folder);
    console.log("\nTime from a start to the first page, with an existing build");
    console.log(
      `  ${"cold, with an empty data folder".padEnd(52)}${cold.toFixed(0).padStart(8)} ms`,
    );
    console.log(`  ${"warm".padEnd(52)}${warm.toFixed(0).padStart(8)} ms`);
  } finally {
    await removeFolder(folder);
  }
}
