import { cp, mkdtemp, symlink, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { BUILD_FILE } from "#server/builds/currentBuild.ts";
import { projectFolder } from "#server/process/tool.ts";

const NEVER = /^(node_modules|\.git|\.data|\.cache)(\/|$)/;

/**
 * Copies the project into a folder of its own, which whoever asked for it removes; its packages and its
 * build are the project's.
 * @param leftOut paths of the project that the copy does without
 */
export async function copyProject(leftOut?: RegExp): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-copy-"));
  await cp(projectFolder, folder, {
    recursive: true,
    filter: (source) => {
      const path = relative(projectFolder, source);
      return !NEVER.test(path) && !leftOut?.test(path);
    },
  });
  // A build is current where it is newer than its sources, and so than their copies' folders.
  if (!leftOut?.test(BUILD_FILE)) await utimes(join(folder, BUILD_FILE), new Date(), new Date());
  await symlink(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  return folder;
}
