import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openFile } from "./openFile.ts";
import { openDatabase } from "./database.ts";
import { loadMerchandise } from "./loading/loadMerchandise.ts";
import { readSettings } from "./loading/settings.ts";
import type { Merchandise } from "./merchandise.ts";
import {
  MIRRORED_PICTURES,
  mirroredFiles,
  openMirroredPictures,
} from "./mirror/mirroredPictures.ts";
import { shopFile } from "./openShop.ts";

// A mirror in the embedded shop: its database, and its pictures.

/** State of a data folder: empty, a shop, or a mirror with the endpoint of its shop. */
export type FolderState = { kind: "empty" } | { kind: "shop" } | { kind: "mirror"; of: string };

/** Returns the state of a data folder. */
export function stateOf(dataDir: string): FolderState {
  const file = shopFile(dataDir);
  if (!existsSync(file)) return { kind: "empty" };
  const database = openDatabase(file, openFile);
  const settings = readSettings(database);
  database.close();
  if (!settings) return { kind: "empty" };
  const { mirror } = settings;
  return mirror ? { kind: "mirror", of: mirror.endpoint } : { kind: "shop" };
}

/** Deletes the shop of a data folder, with its carts, orders and accounts. */
export function deleteShop(dataDir: string): void {
  for (const end of ["", "-wal", "-shm"]) rmSync(shopFile(dataDir) + end, { force: true });
}

/**
 * Stores a mirror in a data folder. Orders and accounts of an earlier mirror stay; carts are lost.
 * @param pictures addresses of the pictures, by their names
 */
export function loadMirror(
  dataDir: string,
  { merchandise, pictures }: { merchandise: Merchandise; pictures: Record<string, string> },
): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = openDatabase(shopFile(dataDir), openFile);
  try {
    loadMerchandise(database, merchandise, { today: new Date() });
    database.transaction(() => {
      database.run("delete from mirrored_picture");
      for (const [file, address] of Object.entries(pictures)) {
        database.run("insert into mirrored_picture (file, address) values (?, ?)", file, address);
      }
    });
  } finally {
    database.close();
  }
}

/**
 * Fetches all pictures of a mirror that are not stored yet, two at a time.
 * @param onProgress is called with the number of pictures so far, and of all
 * @returns the number of those that did not arrive
 */
export async function fetchPictures(
  dataDir: string,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<number> {
  const database = openDatabase(shopFile(dataDir), openFile);
  try {
    const pictures = openMirroredPictures({ database }, join(dataDir, MIRRORED_PICTURES));
    const files = mirroredFiles({ database });
    const waiting = [...files];
    let missing = 0;
    const work = async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        await pictures.fetch(file).catch(() => (missing += 1));
        onProgress(files.length - waiting.length, files.length);
      }
    };
    await Promise.all([work(), work()]);
    return missing;
  } finally {
    database.close();
  }
}
