import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { projectFolder } from "#server/kernel/tool.ts";
import { environment } from "#tests/worlds/servers/environment.ts";

// The embedded search's index over a remote shop.

const HEADERS = { "x-algolia-application-id": "embedded", "x-algolia-api-key": "search" };

/** Fills the index of a storefront, as `npm run index` does. */
export async function fillIndex(
  storefront: { url: string; dataDir: string },
  endpoint: string,
): Promise<void> {
  await promisify(execFile)(process.execPath, ["server/commands/indexSearch.ts"], {
    cwd: projectFolder,
    env: {
      ...environment,
      ALGOLIA_APP_ID: "",
      GRAPHQL_ENDPOINT: endpoint,
      DATA_DIR: storefront.dataDir,
      PORT: new URL(storefront.url).port,
    },
  });
}

/** Returns a product's record in the index, or the reason why there is none. */
export async function indexedRecord(
  { url }: { url: string },
  product: number,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/1/indexes/products/${product}`, { headers: HEADERS });
  return (await response.json()) as Record<string, unknown>;
}
