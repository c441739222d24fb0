import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#server/kernel/config.ts";
import { readShop } from "#packages/doctor/mirror/readShop.ts";
import type { ShopReading } from "#packages/doctor/mirror/readShop.ts";
import { withMirroredShop } from "#server/commands/doctor/mirrorOptions.ts";
import type { Merchandise } from "#tests/worlds/backends/embeddedShop.ts";

// Mirror under test, of a reference shop.

/** Returns what was read as the embedded shop's data, whose types the storefront does not import. */
export const asMerchandise = ({ merchandise }: Pick<ShopReading, "merchandise">): Merchandise =>
  merchandise;

/** Creates an empty data folder. */
export const newMirrorFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "vitrine-mirror-"));

/** Reads a shop, whose pictures are on a host of their own. */
export function readMirrored(
  endpoint: string,
  DATA_DIR: string,
  options?: Parameters<typeof readShop>[2],
): Promise<ShopReading> {
  const IMAGE_ORIGINS = "https://shop.example";
  const given = { DATA_DIR, GRAPHQL_ENDPOINT: endpoint, CURRENCY: "USD", IMAGE_ORIGINS };
  return withMirroredShop({ ...readConfig(given), GRAPHQL_ENDPOINT: endpoint }, (shop) =>
    readShop(shop, join(DATA_DIR, "mirror"), options),
  );
}
