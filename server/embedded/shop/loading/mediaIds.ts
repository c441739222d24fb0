import type { Database } from "#server/embedded/shop/database.ts";
import type { Picture } from "#server/embedded/shop/merchandise.ts";
import type { IdSequence } from "./idSequence.ts";
import { insertInto } from "./insertInto.ts";

export type MediaIds = {
  /** Returns a picture's media id; the first call for a file writes its row. */
  idOf(picture: Picture): number;
};

/** Media ids by file: one row per file, however many products show it. */
export function mediaIds(database: Database, ids: IdSequence): MediaIds {
  const byFile = new Map<string, number>();
  return {
    idOf({ id: given, file, alt, title }) {
      const known = byFile.get(file);
      if (known !== undefined) return known;
      const id = ids.next(given);
      insertInto(database, "media", { id, file, alt, title });
      byFile.set(file, id);
      return id;
    },
  };
}
