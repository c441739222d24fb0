import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small file system of its own, which can be filled. */
export type SmallDisk = {
  folder: string;
  /** Takes all the space that is left. */
  fill: () => void;
  /** Gives the space back. */
  free: () => void;
  close: () => void;
};

const BLOCK = Buffer.alloc(4096, 1);

/** Opens a small disk in memory; undefined where this user may not mount one. */
export function openSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], {
      stdio: "ignore",
    });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  const filler = join(folder, "filler");

  function fill(): void {
    const file = openSync(filler, "a");
    try {
      for (;;) writeSync(file, BLOCK);
    } catch {
      // The disk is full.
    } finally {
      closeSync(file);
    }
  }

  return {
    folder,
    fill,
    free: () => rmSync(filler, { force: true }),
    close: () => {
      execFileSync("umount", ["-l", folder]);
      rmdirSync(folder);
    },
  };
}
