import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { measureDocuments } from "#server/builds/documentSizes.ts";
import { readManifest, scriptsOf, sizeOfFile, sumOf } from "#server/builds/pageFiles.ts";
import type { Manifest } from "#server/builds/pageFiles.ts";
import { readCommandLine } from "#server/process/commandLine.ts";
import { untestedWarning } from "#server/bundling/testedVersions.ts";

/** Size and its limit, in bytes. */
type Budget = { what: string; bytes: number; limit: number };

async function scriptBudget(manifest: Manifest): Promise<Budget> {
  const files = scriptsOf(manifest, "product/@product");
  return {
    what: "script of a product page once loaded, brotli",
    bytes: sumOf(await Promise.all(files.map(sizeOfFile))).brotli,
    limit: 168_200,
  };
}

async function documentBudgets(): Promise<Budget[]> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-sizes-"));
  try {
    const most = await measureDocuments(readConfig({ DATA_DIR: folder }));
    return [
      { what: "script before the first interaction", bytes: most.inlineScript, limit: 3_000 },
      { what: "style of the heaviest page, brotli", bytes: most.style, limit: 16_000 },
      { what: "HTML of the heaviest product page, brotli", bytes: most.document, limit: 22_000 },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

function report({ what, bytes, limit }: Budget): boolean {
  const keeps = bytes <= limit;
  const [size, most] = [bytes, limit].map((count) => (count / 1000).toFixed(1).padStart(6));
  console.log(`${keeps ? "ok  " : "OVER"} ${what.padEnd(46)} ${size} kB of ${most} kB`);
  return keeps;
}

readCommandLine({});
const manifest = await readManifest();
if (manifest) {
  const budgets = [await scriptBudget(manifest), ...(await documentBudgets())];
  const isWithin = budgets.map(report).every(Boolean);
  const warning = untestedWarning();
  if (warning) console.log(warning);
  // An upgrade is not blocked by its size: the limits apply again once it has been tested.
  if (!isWithin && !warning) process.exitCode = 1;
} else {
  console.log("SKIPPED: there is no build to measure; `npm run build` makes one.");
}
