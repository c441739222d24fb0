import { readdirSync, watch } from "node:fs";
import { join } from "node:path";

// Recursive file watcher for development.

/** A folder and all folders in it, without dependencies. */
function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const inner = entries.filter((entry) => entry.isDirectory() && entry.name !== "node_modules");
  return [folder, ...inner.flatMap(({ name }) => foldersIn(join(folder, name)))];
}

/**
 * Watches the files of folders, however deep. Node's own recursive watching loses a file on Linux
 * once an editor has replaced it, so each folder has its own watcher.
 * @param onChange receives the absolute path of a file that was written, replaced or removed
 */
export function watchFolders(roots: readonly string[], onChange: (file: string) => void): void {
  const watched = new Set<string>();
  const add = (folder: string) => {
    for (const each of foldersIn(folder).filter((one) => !watched.has(one))) {
      watched.add(each);
      const watcher = watch(each, (event, name) => {
        if (name === null) return;
        const path = join(each, name);
        if (event === "rename") addIfFolder(path);
        onChange(path);
      });
      // The folder is gone.
      watcher.once("error", () => watched.delete(each));
    }
  };
  const addIfFolder = (path: string) => {
    try {
      add(path);
    } catch {
      // It is a file, or has been removed.
    }
  };
  roots.forEach(add);
}
