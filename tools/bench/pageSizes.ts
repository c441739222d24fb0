import {
  BROTLI,
  readManifest,
  scriptsOf,
  sizeOf,
  sizeOfFile,
  stylesOf,
  sumOf,
} from "#tools/pageAssets.ts";
import type { Size } from "#tools/pageAssets.ts";

const PAGES: Record<string, { address: string; page: string }> = {
  home: { address: "/", page: "index" },
  listing: { address: "/products", page: "products" },
  product: { address: "/product/ember-candle", page: "product/@product" },
  cart: { address: "/cart", page: "cart" },
};

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

function print(name: string, { raw, gzip, brotli }: Size): void {
  console.log(`  ${name.padEnd(60)}${kilobytes(raw)}${kilobytes(gzip)}${kilobytes(brotli)}`);
}

/** Prints the size of each page: its document, and its scripts and styles by chunk. */
export async function printPageSizes(url: string): Promise<void> {
  const manifest = await readManifest();
  if (!manifest) throw new Error("There is no build to measure.");
  console.log(`\nBytes by page, kB${" ".repeat(45)}     raw    gzip  brotli`);
  for (const [name, { address, page }] of Object.entries(PAGES)) {
    console.log(`${name} (${address})`);
    const html = await (await fetch(url + address)).text();
    print("document", sizeOf(html, BROTLI.document));
    const parts = { script: scriptsOf(manifest, page), style: stylesOf(html) };
    for (const [kind, files] of Object.entries(parts)) {
      const sizes = await Promise.all(files.map(sizeOfFile));
      files.forEach((file, place) => {
        const size = sizes[place];
        if (size) print(`  ${file}`, size);
      });
      print(
        `${kind} in all, ${files.length} ${files.length === 1 ? "file" : "files"}`,
        sumOf(sizes),
      );
    }
  }
}
