import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#server/kernel/config.ts";
import { measureDocuments } from "#server/commands/documentSizes.ts";
import { readManifest, scriptsOf, sizeOfFile, sumOf } from "#server/rendering/pageFiles.ts";
import type { Manifest } from "#server/rendering/pageFiles.ts";
import { judgeSizes } from "#server/rendering/sizeLimits.ts";
import type { Budget } from "#server/rendering/sizeLimits.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { scriptsWithoutHint } from "#server/bundling/compileHint.ts";
import { untestedWarning } from "#server/kernel/testedVersions.ts";

// Size limits of a build's scripts and pages, and the compile hint of each script; part of `npm run
// check`.

async function scriptBudget(manifest: Manifest): Promise<Budget> {
  const files = scriptsOf(manifest, "product/@product");
  return {
    what: "script of a product page once loaded, brotli",
    bytes: sumOf(await Promise.all(files.map(sizeOfFile))).brotli,
    limit: 171_900,
  };
}

async function documentBudgets(): Promise<Budget[]> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-sizes-"));
  try {
    const most = await measureDocuments(readConfig({ DATA_DIR: folder }));
    return [
      { what: "script before the first interaction", bytes: most.inlineScript, limit: 3_000 },
      { what: "style of the heaviest page, brotli", bytes: most.style, limit: 16_000 },
      { what: "HTML of the heaviest product page, brotli", bytes: most.document, limit: 22_900 },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

readCommandLine({});
const manifest = await readManifest();
if (manifest) {
  const warning = untestedWarning();
  // The documents of an untested version cannot be measured if it prints their tags differently.
  const documents = await documentBudgets().catch((error: unknown) => {
    if (warning === undefined || !(error instanceof Error)) throw error;
    console.log(`SKIPPED: the documents could not be measured. ${error.message}`);
    return [];
  });
  const budgets = [await scriptBudget(manifest), ...documents];
  const { lines, exitCode } = judgeSizes(budgets, warning);
  console.log(lines.join("\n"));
  const slow = await scriptsWithoutHint();
  for (const file of slow) console.log(`${file} does not begin with the compile hint.`);
  process.exitCode = slow.length > 0 ? 1 : exitCode;
} else {
  console.log("SKIPPED: there is no build to measure; `npm run build` makes one.");
}
