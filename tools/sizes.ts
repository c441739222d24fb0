import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scriptsWithoutHint } from "#server/bundling/compileHint.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { readConfig } from "#server/kernel/config.ts";
import { untestedWarning } from "#server/kernel/testedVersions.ts";
import { readManifest, scriptsOf, sizeOfFile, sumOf } from "./pageAssets.ts";
import type { Manifest } from "./pageAssets.ts";
import { measureDocuments } from "./documentSizes.ts";
import { MOST_EAGER_SCRIPT, compareSizes } from "./sizeGrowth.ts";
import type { Sizes } from "./sizeGrowth.ts";

// Sizes of a build's pages, compared with those of main in `sizes.json`, and the compile hint of
// each script; part of `npm run check`. `--record` writes the file.

const FILE = new URL("sizes.json", import.meta.url);

const PAGES = [
  "index",
  "product/@product",
  "category/@category",
  "search",
  "cart",
  "checkout",
  "account",
];

/** Measures all script of each page once it has loaded, in brotli. */
async function scriptSizes(manifest: Manifest): Promise<Sizes> {
  const sizes: Record<string, number> = {};
  for (const page of PAGES) {
    const files = await Promise.all(scriptsOf(manifest, page).map(sizeOfFile));
    sizes[`script of ${page}, brotli`] = sumOf(files).brotli;
  }
  return sizes;
}

/** Measures the catalogue's heaviest documents. */
async function documentSizes(): Promise<Sizes> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-sizes-"));
  try {
    const most = await measureDocuments(readConfig({ DATA_DIR: folder }));
    if (most.inlineScript > MOST_EAGER_SCRIPT)
      throw new Error(`${most.inlineScript} bytes of script run before the first interaction.`);
    return {
      "script before the first interaction": most.inlineScript,
      "style of the heaviest page, brotli": most.style,
      "HTML of the heaviest product page, brotli": most.document,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const { record } = readCommandLine({ record: { type: "boolean", default: false } }).flags;
const manifest = await readManifest();
if (manifest) {
  const warning = untestedWarning();
  // The documents of an untested version cannot be measured if it prints their tags differently.
  const documents = await documentSizes().catch((error: unknown) => {
    if (warning === undefined || !(error instanceof Error)) throw error;
    console.log(`SKIPPED: the documents could not be measured. ${error.message}`);
    return {};
  });
  const sizes = { ...(await scriptSizes(manifest)), ...documents };
  if (record) await writeFile(FILE, `${JSON.stringify(sizes, null, 2)}\n`);
  const recorded = JSON.parse(await readFile(FILE, "utf8")) as Sizes;
  const { lines, exitCode } = compareSizes(sizes, recorded, warning);
  console.log(lines.join("\n"));
  const slow = await scriptsWithoutHint();
  for (const file of slow) console.log(`${file} does not begin with the compile hint.`);
  process.exitCode = slow.length > 0 ? 1 : exitCode;
} else {
  console.log("SKIPPED: there is no build to measure; `npm run build` makes one.");
}
