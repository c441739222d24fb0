import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes under a temporary name and renames, so that no reader ever meets half a file. */
export async function writeAtomic(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/** The file that a name is of, or is going to be. */
export const wholeName = (name: string): string => name.replace(/\.\d+\.[a-z0-9]+\.tmp$/, "");
