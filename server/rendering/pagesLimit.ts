import { join } from "node:path";
import type { Config } from "#server/kernel/config.ts";
import { createDiskLimit } from "#server/store/diskLimit.ts";
import type { DiskLimit } from "#server/store/diskLimit.ts";
import { isPageFile } from "./pageCache.ts";

/** Creates the limit of all cached pages on disk, whose least recently rendered are removed first. */
export const pagesLimit = (config: Pick<Config, "DATA_DIR" | "PAGE_CACHE_DISK_MB">): DiskLimit =>
  createDiskLimit(
    join(config.DATA_DIR, "pages"),
    config.PAGE_CACHE_DISK_MB * 1024 * 1024,
    isPageFile,
  );
