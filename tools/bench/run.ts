import { availableParallelism, cpus } from "node:os";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { setup as ensureBuild } from "#tests/worlds/servers/readyBuild.ts";
import { startShop } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { printChangedPrices } from "./changedPrices.ts";
import { printCrawler } from "./crawler.ts";
import { printFirstPictures } from "./firstPictures.ts";
import { printMissingAddresses } from "./missing.ts";
import { printNavigation } from "./navigation.ts";
import { LONG, SHORT, printOverload } from "./overload.ts";
import { printPageSizes } from "./pageSizes.ts";
import { printPersonal } from "./personal.ts";
import { printPrerendering } from "./prerendering.ts";
import { printRefusals } from "./refusals.ts";
import { printRestoration } from "./restoration.ts";
import { printRolling } from "./rolling.ts";
import { printScale } from "./scale.ts";
import { printSearch } from "./search.ts";
import { printShutdown } from "./shutdown.ts";
import { printStarts } from "./starts.ts";
import { printThroughput } from "./throughput.ts";
import { printTyping } from "./typing.ts";

/**
 * Benchmarks: `npm run bench` runs all of them; words after `--` select parts. Everything runs on
 * this machine and over loopback, for a bounded time. Pictures, restoration, refusals, missing,
 * typing, crawler, shutdown, changes, personal, rolling, scale and overload have pass criteria.
 */

const { flags, words } = readCommandLine(
  {
    // Number of rolling deployments; 5 for a quick look.
    deployments: { type: "string", default: "100" },
    // Numbers of products of the shops that are prerendered.
    products: { type: "string", default: "1000,10000" },
  },
  { allowWords: true },
);

async function inShop(print: (shop: RunningShop) => Promise<void>): Promise<void> {
  const shop = await startShop();
  try {
    await print(shop);
  } finally {
    await shop.stop();
  }
}

const sizes = flags.products.split(",").map(Number);

async function printAllPrerendering(): Promise<void> {
  console.log("\nPrerendering, a worker for each processor");
  for (const products of sizes) await printPrerendering(products);
}

async function printAllSearch(): Promise<void> {
  console.log("\nSearch, each keystroke with five facets and twenty hits, in process");
  for (const products of [10_000, 100_000]) await printSearch(products);
}

async function printAllTyping(): Promise<void> {
  console.log("\nTyping in the search's page");
  await printTyping(10_000);
}

const parts: Record<string, () => Promise<void>> = {
  starts: printStarts,
  pictures: printFirstPictures,
  sizes: () => inShop(({ url }) => printPageSizes(url)),
  navigation: () => inShop(({ url }) => printNavigation(url)),
  restoration: () => inShop(printRestoration),
  refusals: printRefusals,
  missing: printMissingAddresses,
  prerendering: printAllPrerendering,
  search: printAllSearch,
  typing: printAllTyping,
  crawler: printCrawler,
  shutdown: printShutdown,
  changes: printChangedPrices,
  overload: () => printOverload(LONG),
  // A short form of the same table, for a quick check after a change of the code.
  "overload-short": () => printOverload(SHORT),
  personal: printPersonal,
  rolling: () => printRolling(Number(flags.deployments), false),
  "rolling-store": () => printRolling(Number(flags.deployments), true),
  scale: () => printScale(sizes),
  // Last, because it takes a processor away from this process.
  throughput: () => inShop(printThroughput),
};

/** Parts that run only by their name. */
const onlyByName = [
  "pictures",
  "personal",
  "rolling",
  "rolling-store",
  "scale",
  "shutdown",
  "changes",
  "overload",
  "overload-short",
];

async function measure(wanted: readonly string[]): Promise<void> {
  await ensureBuild();
  console.log(
    `Production build on ${availableParallelism()} × ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`,
  );
  for (const [name, print] of Object.entries(parts)) {
    const isWanted = wanted.length === 0 ? !onlyByName.includes(name) : wanted.includes(name);
    if (isWanted) await print();
  }
}

process.chdir(projectFolder);
const unknown = words.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.log(
    `There is no part ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}`,
  );
  process.exitCode = 1;
} else {
  await measure(words);
}
