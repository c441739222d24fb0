import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { webpUploads } from "./uploads.ts";

// Picture files of a shop, by the names of its uploads; those of the demo shop are in a folder.

/** Picture as it is stored; a storefront converts it to the sizes that it needs. */
export type PictureFile = { bytes: Buffer; type: string; etag: string };

/** Picture files of a shop's uploads. */
export type PictureFiles = {
  /**
   * Reads a picture by the name of its upload in any size (`fen-tumbler-320x400.webp`); undefined
   * if there is none.
   */
  read: (fileName: string) => Promise<PictureFile | undefined>;
};

const DEMO_PICTURES = join(import.meta.dirname, "../demo/pictures");
const FILE = /^(.+)\.webp$/;

/** Opens the pictures of the demo shop; every size of an upload is the same file. */
export function openPictureFiles(): PictureFiles {
  const { fileName, full, sizes } = webpUploads("");
  const files = new Map(
    readdirSync(DEMO_PICTURES).flatMap((file) => {
      const name = FILE.exec(file)?.[1];
      if (name === undefined) return [];
      return [full, ...sizes].map((size) => [fileName(name, size), file] as const);
    }),
  );
  return {
    read: async (upload) => {
      const file = files.get(upload);
      if (file === undefined) return undefined;
      const bytes = await readFile(join(DEMO_PICTURES, file));
      return { bytes, type: "image/webp", etag: etagOf(bytes) };
    },
  };
}

/** Returns the entity tag of a picture. */
export const etagOf = (bytes: Buffer): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
