import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { projectFolder } from "#server/kernel/tool.ts";

// Script and style files of a page, from Vite's manifest, with their brotli sizes.

type Chunk = {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
};

/** Vite's manifest of the client build, by module. */
export type Manifest = Record<string, Chunk>;

/** Transfer size in bytes: raw and compressed. */
export type Size = { raw: number; gzip: number; brotli: number };

const PAGE_ENTRY = "virtual:vike:page-entry:client:/pages/";
/**
 * Modules loaded on use, which do not count towards the size of a page: the live connection on its
 * first subscription, if an endpoint is set, the header search on its first use, the offer of a
 * shop's other language, the toast of the first added product, the restoration of a cart, the price of grouped products, the fields of a
 * payment method that is chosen, the confirmation of its payment, the buttons of wallets in a browser
 * that may have one, and the session lock of browsers without Web Locks, as on plain HTTP.
 */
const ON_USE = [
  "relay/liveConnection.ts",
  "components/search/openHeaderSearch.tsx",
  "components/frame/showLanguageOffer.tsx",
  "components/cart/showAddedToast.tsx",
  "relay/cart/restoreCart.ts",
  "components/product/SetSum.tsx",
  "components/checkout/payment/DrawnFields.tsx",
  "components/checkout/payment/ExpressButtons.tsx",
  "components/checkout/payment/confirmPayment.ts",
  "relay/session/storageLease.ts",
];

/** True for a module loaded on use; one that a page imports too is in a chunk with its name. */
const isOnUse = (manifest: Manifest, module: string) =>
  ON_USE.some((path) => path === module || manifest[module]?.name === parse(path).name);

/** Brotli qualities: documents are compressed when cached, files when built. */
export const BROTLI = { document: 5, file: 11 } as const;

/** Measures a body raw, with gzip 9, and with brotli of the given quality. */
export function sizeOf(body: Buffer | string, quality: number): Size {
  const bytes = Buffer.from(body);
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliSize(bytes, quality),
  };
}

/** Returns the size of a body in brotli of the given quality. */
export function brotliSize(body: Buffer | string, quality: number): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** Adds sizes up; files are compressed one by one, so their sizes add. */
export function sumOf(sizes: readonly Size[]): Size {
  return sizes.reduce(
    (sum, size) => ({
      raw: sum.raw + size.raw,
      gzip: sum.gzip + size.gzip,
      brotli: sum.brotli + size.brotli,
    }),
    { raw: 0, gzip: 0, brotli: 0 },
  );
}

/** Reads the manifest of the client build in `dist/`; undefined if there is no build. */
export async function readManifest(): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(join(projectFolder, "dist/assets.json"), "utf8")) as Manifest;
  } catch {
    return undefined;
  }
}

/**
 * Returns the scripts of a page (`product/@product`, `index`) once it has loaded, as paths under
 * `dist/client`: its own entry, Vike's, and their static and dynamic imports, without the entries
 * of other pages and what is loaded on use. Throws if the build has no such page.
 */
export function scriptsOf(manifest: Manifest, page: string): string[] {
  const own = PAGE_ENTRY + page;
  if (!manifest[own]) throw new Error(`The build has no page ${page}.`);
  const isVikeEntry = (name: string) =>
    manifest[name]?.isEntry === true && !name.startsWith(PAGE_ENTRY);
  const waiting = [own, ...Object.keys(manifest).filter(isVikeEntry)];
  const visited = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = manifest[name];
    if (!chunk || visited.has(name)) continue;
    visited.add(name);
    const later = (chunk.dynamicImports ?? []).filter(
      (other) => !other.startsWith(PAGE_ENTRY) && !isOnUse(manifest, other),
    );
    waiting.push(...(chunk.imports ?? []), ...later);
  }
  return [...visited]
    .flatMap((name) => manifest[name]?.file ?? [])
    .filter((file) => file.endsWith(".js"));
}

/** Returns the stylesheets that a page's HTML links to, as paths like those of `scriptsOf`. */
export function stylesOf(html: string): string[] {
  const links = (html.match(/<link\b[^<>]*>/g) ?? []).filter((link) =>
    link.includes('"stylesheet"'),
  );
  return links.flatMap((link) => /\bhref="\/([^"]+)"/.exec(link)?.[1] ?? []);
}

/** Measures one file of the client build, named as `scriptsOf` names it. */
export async function sizeOfFile(file: string): Promise<Size> {
  return sizeOf(await readFile(join(projectFolder, "dist/client", file)), BROTLI.file);
}
