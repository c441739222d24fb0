import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { namesBelow } from "#server/rendering/pruneBuilds.ts";
import { wholeName, writeAtomic } from "#server/store/writeAtomic.ts";
import { stateFolder } from "./treeFiles.ts";

/**
 * Runs `work` on a tree. If an earlier run was killed, its half-written files, which have temporary
 * names, are removed first.
 */
export async function afterKilledRun<Value>(
  tree: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const marker = join(stateFolder(tree), "unfinished");
  if (existsSync(marker)) {
    for (const name of await namesBelow(tree)) {
      if (wholeName(name) !== name) await rm(join(tree, name), { force: true });
    }
  }
  await writeAtomic(marker, "");
  const value = await work();
  await rm(marker);
  return value;
}
