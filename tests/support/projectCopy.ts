import { cp, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { projectFolder } from "#server/commands/tool.ts";

const NEVER = /^(node_modules|\.git|\.data|\.cache)(\/|$)/;

/**
 * Copies the project into a folder of its own, which whoever asked for it removes; its packages are
 * the project's.
 * @param leftOut paths of the project that the copy does without
 */
export async function copyProject(leftOut?: RegExp): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-copy-"));
  await cp(projectFolder, folder, {
    recursive: true,
    // A build is current where it is newer than its sources.
    preserveTimestamps: true,
    filter: (source) => {
      const path = relative(projectFolder, source);
      return !NEVER.test(path) && !leftOut?.test(path);
    },
  });
  await symlink(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  return folder;
}
