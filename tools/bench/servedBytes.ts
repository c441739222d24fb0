import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNginxCache } from "#tests/worlds/servers/nginxCache.ts";
import { removeFolder, startShop } from "#tests/worlds/servers/shop.ts";
import { sentBy, hasWrk, load, printRatio, startFileServer } from "./nginxRatio.ts";
import { giveOwnProcessor } from "./processorPin.ts";

// Cached pages from memory and from nginx as a cache, beside nginx with the same bytes as files.

/** Shares of nginx's rate that are promised: of our server, and of nginx as a cache before it. */
const PROMISED = { memory: 0.7, cache: 0.95 };

/** Pages from small to large, and the encodings in which they are requested. */
const PATHS = ["/products/_payload.json", "/product/ember-candle", "/products"];
const ENCODINGS = ["br", "gzip", "identity"];

/** Prints the rates of cached pages, in one run with nginx's; needs nginx and wrk. */
export async function printServedBytes(): Promise<void> {
  console.log(`\nCached pages from memory, and nginx with the same bytes as files, one core each`);
  if (!hasWrk()) return;
  const shop = await startShop({ CDN_SECONDS: "600" });
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bytes-"));
  const files = await startFileServer(folder);
  const cache = await startNginxCache(shop.url, "open_file_cache max=2000;");
  try {
    giveOwnProcessor(shop.process.pid, []);
    for (const nginx of [files, cache]) giveOwnProcessor(nginx.pid, []);
    for (const [index, path] of PATHS.entries()) {
      for (const encoding of ENCODINGS) {
        const own = { url: shop.url, paths: [path] };
        // Requested twice: the second response is compressed well.
        for (let time = 0; time < 2; time += 1) load(own, encoding);
        const { bytes, headers } = await sentBy(shop.url + path, encoding);
        const file = `${index}-${encoding}`;
        await writeFile(join(folder, file), bytes);
        const nginx = { url: files.url, paths: [`/${file}`] };
        const name = `${path}, ${encoding}, ${(bytes.length / 1000).toFixed(1)} kB`;
        printRatio(name, { own, nginx }, { encoding, promised: PROMISED.memory });
        const cached = { url: cache.url, paths: [path] };
        load(cached, encoding);
        const fromCache = { own: cached, nginx };
        printRatio("  from nginx as a cache", fromCache, { encoding, promised: PROMISED.cache });
        const equal = await startFileServer(folder, headers);
        giveOwnProcessor(equal.pid, []);
        try {
          const withHeaders = { own: cached, nginx: { url: equal.url, paths: nginx.paths } };
          printRatio("  the same, beside files with its headers", withHeaders, { encoding });
        } finally {
          await equal.stop();
        }
      }
    }
  } finally {
    await cache.stop();
    await files.stop();
    await shop.stop();
    await removeFolder(folder);
  }
}
