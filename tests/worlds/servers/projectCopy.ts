import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { cp, mkdtemp, rm, symlink, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { BUILD_FILE } from "#server/rendering/currentBuild.ts";
import { projectFolder } from "#server/kernel/tool.ts";

// Temporary copy of the project, for tests that change, build or deploy it.

const NEVER = /^(node_modules|\.git|\.data|\.cache)(\/|$)/;

/**
 * Copies the project into a temporary folder, which the caller removes; packages and build are the
 * project's.
 * @param leftOut paths of the project that are not copied
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
  // A build is current if it is newer than its sources, and so than the folders of their copies.
  if (!leftOut?.test(BUILD_FILE)) await utimes(join(folder, BUILD_FILE), new Date(), new Date());
  await symlink(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Duplicates a file, as a hard link if both paths are on one disk. */
function duplicate(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Gives a project copy packages at paths of its own, as an install does. */
export async function copyPackages(project: string): Promise<void> {
  const from = join(projectFolder, "node_modules");
  const to = join(project, "node_modules");
  await rm(to);
  mkdirSync(to);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const path = relative(from, source);
    if (/^\.(cache|vite)/.test(path)) continue;
    const target = join(to, path);
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else duplicate(source, target);
  }
}
