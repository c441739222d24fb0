import { availableParallelism, cpus } from "node:os";
import { projectFolder } from "#server/commands/tool.ts";
import { setup as ensureBuild } from "#tests/support/readyBuild.ts";
import { startShop } from "#tests/support/shop.ts";
import { printPageSizes } from "./pageSizes.ts";
import { printPrerendering } from "./prerendering.ts";
import { printStarts } from "./starts.ts";
import { printThroughput } from "./throughput.ts";

// Everything is measured on this machine and over loopback, for a bounded time; nothing is judged.

process.chdir(projectFolder);
await ensureBuild();
console.log(
  `Production build on ${availableParallelism()} × ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`,
);
await printStarts();

const shop = await startShop();
try {
  await printPageSizes(shop.url);
} finally {
  await shop.stop();
}

console.log("\nPrerendering, a worker for each processor");
for (const products of [1_000, 10_000]) await printPrerendering(products);

// Last: it takes a processor away from this process.
const loaded = await startShop();
try {
  await printThroughput(loaded);
} finally {
  await loaded.stop();
}
