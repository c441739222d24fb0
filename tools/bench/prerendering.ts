import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PRERENDERING_HEAP } from "#server/prerender/renderWorker.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { seedShop } from "#tests/worlds/backends/embeddedShop.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { watchMemory } from "./processMemory.ts";

// Pre-rendering benchmark: pages per second and peak memory over a large embedded shop.

/** Result of a command; `memory` is the peak of all its processes, in bytes. */
type Run = { output: string; seconds: number; memory: number | undefined };

/** Runs one of the project's commands on a data folder until it ends. */
function run(args: readonly string[], dataDir: string): Promise<Run> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...environment, DATA_DIR: dataDir, GRAPHQL_ENDPOINT: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const mostMemory = watchMemory(child.pid ?? 0);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      const memory = mostMemory();
      const seconds = (performance.now() - startedAt) / 1000;
      if (code === 0) resolve({ output, seconds, memory });
      else reject(new Error(`${args.join(" ")} ended with ${code}:\n${output}`));
    });
  });
}

/** The command as its npm script runs it. */
const COMMAND = [...PRERENDERING_HEAP, "server/commands/prerender.ts"];

/** Prints the results for a shop with this many products. */
export async function printPrerendering(products: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-prerender-"));
  try {
    const seededFrom = performance.now();
    await seedShop(folder, products);
    const seeding = (performance.now() - seededFrom) / 1000;
    const { output, seconds, memory } = await run(COMMAND, folder);
    const pages = Number(/Prerendered (\d+) pages/.exec(output)?.[1] ?? 0);
    const megabytes = memory === undefined ? "unknown" : `${(memory / 1e6).toFixed(0)} MB`;
    const name = `${products.toLocaleString("en")} products, ${pages} pages in ${seconds.toFixed(1)} s`;
    console.log(
      `  ${name.padEnd(52)}${(pages / seconds).toFixed(0).padStart(8)} pages/s   at most ${megabytes} in all processes; seeding took ${seeding.toFixed(1)} s`,
    );
  } finally {
    await removeFolder(folder);
  }
}
