import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// Precompressed copies of a build's files.

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Precompresses a folder's text files with brotli quality 11 and gzip 9. */
export async function compressAssets(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{js,css,svg,json,txt}`, { exclude: ["**/.vite/**"] });
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      await writeFile(`${file}.br`, await compressBrotli(text, quality));
      await writeFile(`${file}.gz`, await compressGzip(text, { level: 9 }));
    }),
  );
}
