import { readBuild } from "#server/rendering/currentBuild.ts";
import type { Config } from "#server/kernel/config.ts";
import { cataloguePaths } from "#server/rendering/cataloguePaths.ts";
import { openBuiltRoutes } from "#server/rendering/builtPages.ts";
import { openProductionRenderer } from "#server/rendering/render.ts";
import { filterAttributes, readAttributes } from "#server/rendering/shopAttributes.ts";
import { pageFacts } from "#server/rendering/shopFacts.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import { openCommandGateway } from "#server/backend/sessions/commandGateway.ts";
import { BROTLI, brotliSize, sizeOfFile, stylesOf, sumOf } from "./pageAssets.ts";

// Sizes of the catalogue's documents, styles and inline scripts, for the limits.

/** Maximum sizes of the catalogue's pages, in bytes; documents and styles in brotli. */
export type DocumentSizes = {
  /** Product pages only. */
  document: number;
  inlineScript: number;
  style: number;
};

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Returns the bytes of inline script that a browser runs before any interaction. Throws if the page
 * also loads script files by itself, which no byte limit would detect.
 */
export function eagerScriptBytes(html: string): number {
  if (/<link[^<>]+rel="modulepreload"/.test(html)) throw new Error("The page preloads modules.");
  let bytes = 0;
  for (const [, attributes = "", source = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc=/.test(attributes)) throw new Error("The page loads a script file by itself.");
    if (!/type="application\/(ld\+)?json"/.test(attributes)) bytes += Buffer.byteLength(source);
  }
  return bytes;
}

/**
 * Returns a function that measures sets of files in brotli and caches each set, as pages mostly
 * share them.
 */
function styleMeasure(): (files: readonly string[]) => Promise<number> {
  const known = new Map<string, number>();
  return async (files) => {
    const name = files.join();
    const size = known.get(name) ?? sumOf(await Promise.all(files.map(sizeOfFile))).brotli;
    known.set(name, size);
    return size;
  };
}

/** Renders every page of the configured backend's catalogue and measures the largest. */
export async function measureDocuments(config: Config): Promise<DocumentSizes> {
  const { backend, gateway, close } = await openCommandGateway(config);
  try {
    const { shared } = gateway;
    const attributes = filterAttributes(await readAttributes(gateway), config.COLOR_ATTRIBUTES);
    const page = { url: GATEWAY_URL, shared, personal: shared, attributes: async () => attributes };
    const { id } = await readBuild();
    const facts = () => pageFacts(config, id, backend);
    const render = await openProductionRenderer({ config, facts });
    const styleSize = styleMeasure();
    const most: DocumentSizes = { document: 0, inlineScript: 0, style: 0 };
    const routes = await openBuiltRoutes();
    for await (const url of cataloguePaths(gateway, routes)) {
      const { html, status } = await render({ url, backend: page, hasSession: false });
      if (status !== 200) throw new Error(`${url} responds with ${status}.`);
      most.inlineScript = Math.max(most.inlineScript, eagerScriptBytes(html));
      most.style = Math.max(most.style, await styleSize(stylesOf(html)));
      if (routes.find(url)?.rules.entries !== "products") continue;
      most.document = Math.max(most.document, brotliSize(html, BROTLI.document));
    }
    if (most.document === 0 || most.style === 0) throw new Error("There was nothing to measure.");
    return most;
  } finally {
    close();
  }
}
