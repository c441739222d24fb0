import { spawnSync } from "node:child_process";
import { projectFolder } from "#server/kernel/tool.ts";
import { printPrerendering } from "./prerendering.ts";
import { takeAllProcessors } from "./processorPin.ts";
import { printServedBytes } from "./servedBytes.ts";
import { printStoreCost } from "./storeCost.ts";
import { printStoredPages } from "./storedPages.ts";
import { printZipfReplay } from "./zipfReplay.ts";

// Benchmark of several servers and of large shops.

/** Size of a cached product page of the demo shop in memory, with its payload, in all encodings. */
const PAGE_BYTES = 40_000;

/** Shops whose servers, or whose Valkey, are killed while shoppers add and order. */
const KILLS = 20;

/** Runs the fault bench with kills of servers and of Valkey, which prints its own result. */
function printKills(): void {
  console.log("\nTwo and four servers with one Valkey, of which one is killed or stopped");
  const args = ["tests/faults/run.ts", "servers", "--to", `${KILLS}`];
  const { status } = spawnSync(process.execPath, args, { cwd: projectFolder, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

/**
 * Prints rates of cached pages from memory, disk and Valkey, the cost of a shared store, a simulated
 * share of hits, prerendering, and lost carts and doubled orders with kills.
 * @param sizes numbers of products of the prerendered shops
 */
export async function printScale(sizes: readonly number[]): Promise<void> {
  await printServedBytes();
  await printStoredPages();
  takeAllProcessors();
  await printStoreCost();
  printZipfReplay(PAGE_BYTES);
  console.log("\nPrerendering, a worker for each processor");
  for (const products of sizes) await printPrerendering(products);
  printKills();
}
