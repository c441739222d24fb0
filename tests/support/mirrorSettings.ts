import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#server/kernel/config.ts";
import type { ShopReading } from "#server/mirror/readShop.ts";
import type { Merchandise } from "#tests/worlds/backends/embeddedShop.ts";

// Settings of a mirror under test.

/** Returns what was read as the embedded shop's data, whose types the storefront does not import. */
export const asMerchandise = ({ merchandise }: Pick<ShopReading, "merchandise">): Merchandise =>
  merchandise;

/** Creates an empty data folder. */
export const newMirrorFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "vitrine-mirror-"));

/** Returns the settings for reading a reference shop, whose pictures are on a host of their own. */
export function mirrorSettings(endpoint: string, DATA_DIR: string) {
  const IMAGE_ORIGINS = "https://shop.example";
  const given = { DATA_DIR, GRAPHQL_ENDPOINT: endpoint, CURRENCY: "USD", IMAGE_ORIGINS };
  return { ...readConfig(given), GRAPHQL_ENDPOINT: endpoint };
}
