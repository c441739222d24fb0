import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { BuildMeta } from "#server/rendering/currentBuild.ts";
import { readRecords } from "#server/rendering/buildRecords.ts";
import { DIST } from "#server/rendering/currentBuild.ts";
import { namesBelow } from "#server/rendering/pruneBuilds.ts";
import { copyFiles, retainBuilds } from "#server/rendering/retainBuilds.ts";
import type { RetainedBuilds } from "#server/rendering/retainBuilds.ts";
import type { Config } from "#server/kernel/config.ts";
import { operationTexts } from "#server/backend/door/operations.ts";

// Hashed files of the builds in a static tree: the current build's, and earlier ones' for open pages.

/** Builds of a tree: their ids, and the lookup of their manifests and files. */
export type TreeBuilds = Pick<RetainedBuilds, "folders" | "metaOf"> & {
  ids: string[];
  /** Names of the hashed files. */
  assets: string[];
};

/**
 * Writes the files of the current build into a tree, and removes those of builds last written
 * longer ago than the settings say. Rejects if a file cannot be written.
 * @param state the folder of the tree's records
 */
export async function writeTreeBuilds(
  { RETAIN_BUILDS_DAYS: days }: Pick<Config, "RETAIN_BUILDS_DAYS">,
  build: BuildMeta,
  { tree, state }: { tree: string; state: string },
): Promise<TreeBuilds> {
  const folder = join(state, "builds");
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const served = { build, dist: DIST, operations: operationTexts() };
  const { folders, metaOf, close } = await retainBuilds(served, { folder, days, onError });
  close();
  const target = join(tree, "assets");
  const needed = new Set<string>();
  for (const source of folders.map((from) => join(from, "assets"))) {
    const sizes = new Map<string, number>();
    for (const name of await namesBelow(source)) {
      if (!needed.has(name)) sizes.set(name, (await stat(join(source, name))).size);
      needed.add(name);
    }
    await copyFiles(source, target, sizes);
  }
  for (const name of await namesBelow(target)) {
    if (!needed.has(name)) await rm(join(target, name), { force: true });
  }
  const earlier = days === 0 ? [] : readRecords(folder, onError).records.map(({ meta }) => meta.id);
  if (errors.length > 0) throw errors[0];
  return { folders, metaOf, ids: [...new Set([build.id, ...earlier])], assets: [...needed] };
}
