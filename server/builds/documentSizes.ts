import { openBackend } from "#server/backend.ts";
import { readBuild } from "./currentBuild.ts";
import type { Config } from "#server/config.ts";
import { catalogueAddresses } from "#server/pages/addresses.ts";
import { openBuiltRoutes } from "#server/pages/builtPages.ts";
import { openProductionRenderer } from "#server/pages/render.ts";
import { createShopAttributes } from "#server/pages/shopAttributes.ts";
import { pageFacts } from "#server/pages/shopFacts.ts";
import { createPictureRules } from "#server/pictures/pictureRules.ts";
import { GATEWAY_URL } from "#server/gateway/gatewayUrl.ts";
import { openGateway } from "#server/gateway/shopGateway.ts";
import { BROTLI, brotliSize, sizeOfFile, stylesOf, sumOf } from "./pageFiles.ts";

/** The most that a page of the catalogue has, in bytes; documents and styles in brotli. */
export type DocumentSizes = {
  /** Of product pages. */
  document: number;
  inlineScript: number;
  style: number;
};

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Bytes of script that a browser runs before anything was asked for. Throws where the page also
 * loads script by itself, which no limit on bytes would show.
 */
export function eagerScriptBytes(html: string): number {
  if (/<link[^>]+rel="modulepreload"/.test(html)) throw new Error("The page preloads modules.");
  let bytes = 0;
  for (const [, attributes = "", source = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc=/.test(attributes)) throw new Error("The page loads a script file by itself.");
    if (!/type="application\/(ld\+)?json"/.test(attributes)) bytes += Buffer.byteLength(source);
  }
  return bytes;
}

/** Measures sets of files in brotli; pages mostly share theirs, so each set is measured once. */
function styleMeasure(): (files: readonly string[]) => Promise<number> {
  const known = new Map<string, number>();
  return async (files) => {
    const name = files.join();
    const size = known.get(name) ?? sumOf(await Promise.all(files.map(sizeOfFile))).brotli;
    known.set(name, size);
    return size;
  };
}

/** Renders every page of the catalogue behind the settings and measures the largest. */
export async function measureDocuments(config: Config): Promise<DocumentSizes> {
  const backend = await openBackend(config);
  try {
    const gateway = openGateway(backend, createPictureRules(backend, config.IMAGE_ORIGINS));
    const { shared } = gateway;
    const attributes = createShopAttributes(gateway);
    const page = { url: GATEWAY_URL, shared, personal: shared, attributes };
    const render = await openProductionRenderer(pageFacts(config, (await readBuild()).id, backend));
    const styleSize = styleMeasure();
    const most: DocumentSizes = { document: 0, inlineScript: 0, style: 0 };
    for await (const url of catalogueAddresses(gateway, await openBuiltRoutes())) {
      const { html, status } = await render({ url, backend: page, hasSession: false });
      if (status !== 200) throw new Error(`${url} answers ${status}.`);
      most.inlineScript = Math.max(most.inlineScript, eagerScriptBytes(html));
      most.style = Math.max(most.style, await styleSize(stylesOf(html)));
      if (!url.startsWith("/product/")) continue;
      most.document = Math.max(most.document, brotliSize(html, BROTLI.document));
    }
    if (most.document === 0 || most.style === 0) throw new Error("There was nothing to measure.");
    return most;
  } finally {
    backend.close();
  }
}
