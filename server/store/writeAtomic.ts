import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file atomically, under a temporary name that is then renamed: no reader sees a partial
 * file.
 */
export async function writeAtomic(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    // The part that was written would fill a full disk further.
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Returns the final name of a file, from that name or its temporary one. */
export const wholeName = (name: string): string => name.replace(/\.\d+\.[a-z0-9]+\.tmp$/, "");
