import { mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createRoutes } from "./routes.ts";
import { buildMeta } from "./buildMeta.ts";
import { recordFile } from "./buildRecords.ts";
import type { ServedBuild } from "./retainBuilds.ts";

// Test fixture: small builds on disk, and their dates of last use.

/** Test fixture: writes a build's client files and operations into a folder. */
export async function buildInto(
  dist: string,
  { id, files, operations = [] }: { id: string; files: string[]; operations?: string[] },
): Promise<ServedBuild> {
  for (const name of files) {
    const text = Buffer.from(`export const name = "${name}";\n`);
    const file = join(dist, "client", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
    await writeFile(`${file}.gz`, gzipSync(text));
  }
  const build = { id, timestamp: 1_700_000_000_000 };
  await writeFile(join(dist, "build.json"), JSON.stringify(build));
  return { build: buildMeta(build, createRoutes([])), dist, operations };
}

/** Test fixture: backdates a retained build's last-served time by a number of days. */
export async function lastServed(folder: string, id: string, days: number): Promise<void> {
  const time = new Date(Date.now() - days * 24 * 3_600_000);
  await utimes(recordFile(folder, id), time, time);
}
